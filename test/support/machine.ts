// Describes the machine of a test run.

/** Whether the run behaves as on a machine with only npm. See `npm run test:bare`. */
export const isBare = process.env['TEST_BARE'] === 'true';
