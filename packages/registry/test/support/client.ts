// A client without delays, and a record of its calls.
import {
  createRegistryClient,
  isRegistryError,
  type RegistryCallRecord,
  type RegistryClient,
  type RegistryClientOptions,
  type RegistryError,
} from '../../src/index.ts';
import type { BrandCreate, CampaignCreate } from '../../src/wire/index.ts';

export const API_KEY = 'key-0123456789abcdef';
export const API_SECRET = 'secret-fedcba9876543210';

export const brand: BrandCreate = {
  entityType: 'PRIVATE_PROFIT',
  displayName: 'Example Brand',
  companyName: 'Example Brand LLC',
  ein: '111111111',
  phone: '+15555550100',
  country: 'US',
  email: 'help@example.test',
  brandRelationship: 'BASIC_ACCOUNT',
  referenceId: 'brand-42',
};

export const campaign: CampaignCreate = {
  brandId: 'BEXMPL1',
  usecase: '2FA',
  resellerId: 'R000000',
  description: 'x'.repeat(40),
  messageFlow: 'y'.repeat(40),
};

export type Watched = {
  readonly client: RegistryClient;
  readonly calls: RegistryCallRecord[];
  readonly waits: number[];
};

export function watchedClient(baseUrl: string, options: Partial<RegistryClientOptions> = {}): Watched {
  const calls: RegistryCallRecord[] = [];
  const waits: number[] = [];
  const client = createRegistryClient({
    baseUrl,
    apiKey: API_KEY,
    apiSecret: API_SECRET,
    onCall: (call) => calls.push(call),
    wait: async (ms) => {
      waits.push(ms);
    },
    random: () => 0.5,
    ...options,
  });
  return { client, calls, waits };
}

export async function failureOf(work: Promise<unknown>): Promise<RegistryError> {
  try {
    await work;
  } catch (error) {
    if (isRegistryError(error)) {
      return error;
    }
    throw error;
  }
  throw new Error('the call did not fail');
}
