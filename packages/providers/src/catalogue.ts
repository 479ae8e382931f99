// The one list of providers. A new provider is its folder and a line here.
import type { Provider } from './provider.ts';
import { AWS } from './providers/aws/index.ts';
import { BANDWIDTH } from './providers/bandwidth/index.ts';
import { PLIVO } from './providers/plivo/index.ts';
import { SIGNALWIRE } from './providers/signalwire/index.ts';
import { SINCH } from './providers/sinch/index.ts';
import { TCR } from './providers/tcr/index.ts';
import { TELNYX } from './providers/telnyx/index.ts';
import { TWILIO } from './providers/twilio/index.ts';
import { VONAGE } from './providers/vonage/index.ts';

export const PROVIDERS: readonly Provider[] = [
  TCR,
  TWILIO,
  TELNYX,
  BANDWIDTH,
  SINCH,
  PLIVO,
  VONAGE,
  AWS,
  SIGNALWIRE,
];

export const providerOf = (id: string): Provider | undefined => PROVIDERS.find((one) => one.id === id);
