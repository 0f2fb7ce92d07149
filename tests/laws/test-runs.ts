import type { Runs } from '../kit/law'

/**
 * One seed for all laws, so that a failure is reproducible; `npm run laws` uses random ones, for any number of runs.
 * LAW_RUNS lowers the number of runs, for a script that runs all tests once a mutant.
 */
export const testRuns: Runs = { numRuns: Number(process.env['LAW_RUNS'] ?? 200), seed: 20_261_121 }
