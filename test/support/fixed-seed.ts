// The same commit gives the same test result: generated cases come from one seed, others are tried by FAST_CHECK_SEED.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_261_120) });
