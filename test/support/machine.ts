// What the machine of a test run offers.

/** The run is to behave as on a machine that has npm and nothing else, whatever is installed. See `npm run test:bare`. */
export const isBare = process.env['TEST_BARE'] === 'true';
