// Fixes the seed of generated cases, so that the same commit gives the same test result. FAST_CHECK_SEED sets another
// seed.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_261_120) });
