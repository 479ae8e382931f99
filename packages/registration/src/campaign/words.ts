// Fixed values of campaigns that have a meaning at the registry.

/** The reserved reseller that means none. The registry requires a reseller. */
export const RESELLER_NONE = 'R000000';

/** The keywords of a campaign that names none. */
export const DEFAULT_KEYWORDS = {
  optinKeywords: 'START',
  optoutKeywords: 'STOP',
  helpKeywords: 'HELP',
} as const;
