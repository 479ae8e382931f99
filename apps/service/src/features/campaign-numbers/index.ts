// The public API of campaign numbers: whether a campaign has a phone number, read from the registry.
export { createNumberReadings } from './readings.ts';
export { READ_NUMBERS_JOB } from './queries.ts';
