// All records in memory, with their indexes. Changes are written at the end of a call or step.
import type { Change, Database } from './database.ts';
import type {
  AccountRecord,
  AttachmentRecord,
  BrandRecord,
  CallbackRecord,
  CampaignRecord,
  SettingsRecord,
  Step,
} from './records.ts';

type Kinds = {
  account: AccountRecord;
  brand: BrandRecord;
  campaign: CampaignRecord;
  attachment: AttachmentRecord;
  step: Step;
  callback: CallbackRecord;
  settings: SettingsRecord;
};
export type Kind = keyof Kinds;

const referenceKey = (sid: string, referenceId: string) => `${sid} ${referenceId.toLowerCase()}`;

function listOf<Item>(map: Map<string, Item[]>, key: string): Item[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

export class RecordsStore {
  readonly accounts = new Map<string, AccountRecord>();
  readonly brands = new Map<string, BrandRecord>();
  readonly campaigns = new Map<string, CampaignRecord>();
  readonly attachments = new Map<string, AttachmentRecord>();
  /** What the file contained at the start. */
  readonly loaded: { steps: Step[]; callbacks: CallbackRecord[]; settings: SettingsRecord | undefined } = {
    steps: [],
    callbacks: [],
    settings: undefined,
  };

  readonly #database: Database;
  readonly #changes = new Map<string, Change>();
  readonly #brandsOf = new Map<string, BrandRecord[]>();
  readonly #campaignsOf = new Map<string, CampaignRecord[]>();
  readonly #campaignsOfBrand = new Map<string, CampaignRecord[]>();
  readonly #brandByReference = new Map<string, BrandRecord>();
  readonly #campaignByReference = new Map<string, CampaignRecord>();
  #commitPlanned = false;
  #closed = false;

  constructor(database: Database) {
    this.#database = database;
    for (const { kind, document } of database.load()) {
      this.#take(kind, JSON.parse(document));
    }
  }

  #take(kind: string, document: unknown): void {
    if (kind === 'account') {
      const account = document as AccountRecord;
      this.accounts.set(account.sid, account);
    } else if (kind === 'brand') {
      this.#index(document as BrandRecord);
    } else if (kind === 'campaign') {
      this.#indexCampaign(document as CampaignRecord);
    } else if (kind === 'attachment') {
      const attachment = document as AttachmentRecord;
      this.attachments.set(attachment.uuid, attachment);
    } else if (kind === 'step') {
      this.loaded.steps.push(document as Step);
    } else if (kind === 'callback') {
      this.loaded.callbacks.push(document as CallbackRecord);
    } else if (kind === 'settings') {
      this.loaded.settings = document as SettingsRecord;
    }
  }

  #index(record: BrandRecord): void {
    const { brandId, referenceId } = record.brand;
    this.brands.set(brandId, record);
    listOf(this.#brandsOf, record.sid).push(record);
    if (referenceId !== undefined) {
      this.#brandByReference.set(referenceKey(record.sid, referenceId), record);
    }
  }

  #indexCampaign(record: CampaignRecord): void {
    const { campaignId, brandId, referenceId } = record.campaign;
    this.campaigns.set(campaignId, record);
    listOf(this.#campaignsOf, record.sid).push(record);
    listOf(this.#campaignsOfBrand, brandId).push(record);
    if (referenceId !== null) {
      this.#campaignByReference.set(referenceKey(record.sid, referenceId), record);
    }
  }

  addBrand(record: BrandRecord): void {
    this.#index(record);
    this.save('brand', record.brand.brandId, record);
  }

  addCampaign(record: CampaignRecord): void {
    this.#indexCampaign(record);
    this.save('campaign', record.campaign.campaignId, record);
  }

  addAttachment(attachment: AttachmentRecord): void {
    this.attachments.set(attachment.uuid, attachment);
    this.save('attachment', attachment.uuid, attachment);
  }

  removeAttachment(uuid: string): void {
    this.attachments.delete(uuid);
    this.remove('attachment', uuid);
  }

  saveBrand(record: BrandRecord): void {
    this.save('brand', record.brand.brandId, record);
  }

  saveCampaign(record: CampaignRecord): void {
    this.save('campaign', record.campaign.campaignId, record);
  }

  saveAccount(account: AccountRecord): void {
    this.accounts.set(account.sid, account);
    this.save('account', account.sid, account);
  }

  /** In the order of their creation. */
  brandsOf(sid: string): readonly BrandRecord[] {
    return this.#brandsOf.get(sid) ?? [];
  }

  campaignsOf(sid: string): readonly CampaignRecord[] {
    return this.#campaignsOf.get(sid) ?? [];
  }

  campaignsOfBrand(brandId: string): readonly CampaignRecord[] {
    return this.#campaignsOfBrand.get(brandId) ?? [];
  }

  brandByReference(sid: string, referenceId: string): BrandRecord | undefined {
    return this.#brandByReference.get(referenceKey(sid, referenceId));
  }

  campaignByReference(sid: string, referenceId: string): CampaignRecord | undefined {
    return this.#campaignByReference.get(referenceKey(sid, referenceId));
  }

  /** A brand's reference can be changed by an update. */
  moveReference(record: BrandRecord, before: string | undefined): void {
    if (before !== undefined) {
      this.#brandByReference.delete(referenceKey(record.sid, before));
    }
    if (record.brand.referenceId !== undefined) {
      this.#brandByReference.set(referenceKey(record.sid, record.brand.referenceId), record);
    }
  }

  /** Deletes all records of the account, but not the account. */
  forget(sid: string): void {
    for (const { brand } of this.brandsOf(sid)) {
      this.brands.delete(brand.brandId);
      this.#campaignsOfBrand.delete(brand.brandId);
      this.remove('brand', brand.brandId);
    }
    for (const { campaign } of this.campaignsOf(sid)) {
      this.campaigns.delete(campaign.campaignId);
      this.remove('campaign', campaign.campaignId);
    }
    for (const { uuid, sid: owner } of this.attachments.values()) {
      if (owner === sid) {
        this.removeAttachment(uuid);
      }
    }
    this.#brandsOf.delete(sid);
    this.#campaignsOf.delete(sid);
    for (const map of [this.#brandByReference, this.#campaignByReference]) {
      for (const [key, record] of map) {
        if (record.sid === sid) {
          map.delete(key);
        }
      }
    }
  }

  /** Written with the next commit. */
  save<Of extends Kind>(kind: Of, id: string, document: Kinds[Of]): void {
    this.#changes.set(`${kind} ${id}`, { kind, id, document });
  }

  remove(kind: Kind, id: string): void {
    this.#changes.set(`${kind} ${id}`, { kind, id, document: undefined });
  }

  /** Call this before a response is sent, so that confirmed changes are stored. */
  commit(): void {
    if (this.#changes.size > 0 && !this.#closed) {
      this.#database.write(this.#changes.values());
      this.#changes.clear();
    }
  }

  /** For changes that can be lost with the process, because repeating them is harmless. */
  commitSoon(): void {
    if (!this.#commitPlanned) {
      this.#commitPlanned = true;
      setImmediate(() => {
        this.#commitPlanned = false;
        this.commit();
      });
    }
  }

  close(): void {
    this.commit();
    this.#closed = true;
    this.#database.close();
  }
}
