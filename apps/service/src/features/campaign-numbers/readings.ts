// Asks the registry whether campaigns have phone numbers: one call at a time for each set of credentials, so that the calls of
// its customer hardly wait (G-135).
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/tables.ts';
import { scopeOfFailure } from '../../registry/failures.ts';
import type { RegistryGateway } from '../../registry/gateway.ts';
import { type CredentialStore, setForRecord } from '../credentials/index.ts';
import { claimDue, type DueCampaign, enqueueReadings, type Reading, storeReadings } from './queries.ts';

const CAMPAIGNS_AT_ONCE = 20;
/** A job stops after this time. The next sweep reads the campaigns that are left. */
const JOB_MS = 20_000;

const DAY_MS = 86_400_000;
/** A campaign rarely loses its last number. */
const WITH_NUMBER_MS = 7 * DAY_MS;
const WITHOUT_NUMBER_MS = DAY_MS;
const AFTER_FAILURE_MS = DAY_MS / 4;
const OF_REST_MS = AFTER_FAILURE_MS - 5 * 60_000;

/** The registry may refuse one campaign that is no longer of the account; two in a row are the credentials. */
const REFUSALS_MAX = 2;

const CAUSE = { userId: null, requestId: null };

export function createNumberReadings(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly registry: RegistryGateway;
  readonly credentials: CredentialStore;
  readonly wakeJobs: () => void;
}) {
  const { db, clock, registry, credentials } = deps;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  const reading = (id: number, hasNumber: boolean | null, afterMs: number): Reading => ({
    id,
    hasNumber,
    nextAt: new Date(clock.now().getTime() + afterMs),
  });

  async function read(campaign: DueCampaign): Promise<Reading> {
    const set = await setForRecord(credentials, campaign);
    const { records } = await registry.ask(set, CAUSE, (client) =>
      client.phones.list(campaign.tcr_campaign_id, { page: 1, recordsPerPage: 1, current: true }),
    );
    const hasNumber = records.length > 0;
    return reading(campaign.id, hasNumber, hasNumber ? WITH_NUMBER_MS : WITHOUT_NUMBER_MS);
  }

  /**
   * With credentials that fail, or a registry that is down, the rest waits: the next call would fail, too. It waits less than
   * the campaign that failed, so that this one is behind it the next time.
   */
  async function readInTurn(campaigns: readonly DueCampaign[]): Promise<Reading[]> {
    const readings: Reading[] = [];
    let refusals = 0;
    for (const campaign of campaigns) {
      try {
        readings.push(await read(campaign));
        refusals = 0;
      } catch (error) {
        // The call log has the failure, and credentials that are refused have an alert of their own.
        readings.push(reading(campaign.id, null, AFTER_FAILURE_MS));
        const scope = scopeOfFailure(error);
        refusals = scope === 'unclear' ? refusals + 1 : 0;
        if (scope === 'account' || refusals === REFUSALS_MAX) {
          break;
        }
      }
    }
    const rest = campaigns.slice(readings.length);
    return [...readings, ...rest.map(({ id }) => reading(id, null, OF_REST_MS))];
  }

  async function readAll(): Promise<void> {
    const endsAt = performance.now() + JOB_MS;
    while (!stopping.signal.aborted && performance.now() < endsAt) {
      const claim = await claimDue(db, CAMPAIGNS_AT_ONCE, clock.now());
      if (claim.campaigns.length === 0) {
        return;
      }
      const bySet = Map.groupBy(claim.campaigns, ({ credential_id: setId }) => setId);
      const readings = await Promise.all([...bySet.values()].map(readInTurn));
      await storeReadings(db, claim, readings.flat(), clock.now());
    }
  }

  return {
    /** As a job. One at a time in a process. */
    async run(): Promise<void> {
      running ??= readAll().finally(() => {
        running = undefined;
      });
      await running;
    },

    async sweep(): Promise<void> {
      if (await enqueueReadings(db, clock.now())) {
        deps.wakeJobs();
      }
    },

    /** The readings in progress are finished. */
    stop(): void {
      stopping.abort();
    },
  };
}
