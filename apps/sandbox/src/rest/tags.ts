// Tags: short words on brands and campaigns.
import { TAGS_PER_RECORD_MAX } from '@tendlc/registry/wire';
import { refuse } from '../refusals.ts';
import { Fields } from '../rules/fields.ts';
import type { World } from '../world.ts';
import { type Call, type Endpoint, noContent, ok } from './call.ts';

const TAG_PATTERN = /^[\p{L}\p{N}]{1,50}$/u;

/** @throws Refusal */
export function checkTags(tags: readonly string[]): void {
  if (!tags.every((tag) => TAG_PATTERN.test(tag))) {
    refuse(501, 'A tag must have 1 to 50 letters and digits.', 'tag');
  }
  if (tags.length > TAGS_PER_RECORD_MAX) {
    refuse(530, undefined, 'tag');
  }
}

function taggedRecord({ store }: World, { account }: Call, recordType: string, recordId: string) {
  const record = recordType === 'BRAND' ? store.brands.get(recordId) : store.campaigns.get(recordId);
  if (record === undefined) {
    return refuse(502, undefined, 'recordId');
  }
  if (record.sid !== account.sid) {
    refuse(531, undefined, 'recordId');
  }
  const save = () => ('brand' in record ? store.saveBrand(record) : store.saveCampaign(record));
  return { tags: record.tags, save };
}

function putTag(world: World, call: Call) {
  const fields = new Fields(call.body);
  fields.require(['name', 'recordType', 'recordId']);
  const name = fields.text('name', { max: 50 })?.toLowerCase() ?? '';
  const recordType = fields.oneOf('recordType', ['BRAND', 'CAMPAIGN']) ?? '';
  const recordId = fields.text('recordId') ?? '';
  fields.check();
  checkTags([name]);
  const { tags, save } = taggedRecord(world, call, recordType, recordId);
  if (!tags.includes(name)) {
    checkTags([...tags, name]);
    tags.push(name);
    save();
  }
  return ok({ name, recordType, recordId });
}

function listTags({ store }: World, { account }: Call) {
  const rows = [
    ...store
      .brandsOf(account.sid)
      .flatMap(({ tags, brand }) =>
        tags.map((name) => ({ name, recordType: 'BRAND', recordId: brand.brandId })),
      ),
    ...store
      .campaignsOf(account.sid)
      .flatMap(({ tags, campaign }) =>
        tags.map((name) => ({ name, recordType: 'CAMPAIGN', recordId: campaign.campaignId })),
      ),
  ];
  return ok(rows);
}

function deleteTag(world: World, call: Call) {
  const { name = '', recordType = '', recordId = '' } = call.params;
  const { tags, save } = taggedRecord(world, call, recordType, recordId);
  const position = tags.indexOf(name.toLowerCase());
  if (position < 0) {
    refuse(502, 'The record has no such tag.', 'name');
  }
  tags.splice(position, 1);
  save();
  return noContent;
}

export const TAG_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/tag', listTags],
  ['PUT', '/tag', putTag],
  ['DELETE', '/tag/name/:name/recordType/:recordType/recordId/:recordId', deleteTag],
];
