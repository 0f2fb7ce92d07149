import type { Runs } from '../kit/law'

/**
 * One seed for all laws, so that a red run is red again; `npm run laws` draws others, for as long as wanted. LAW_RUNS
 * lowers the runs, for a script that runs all tests once for each mutant.
 */
export const testRuns: Runs = { numRuns: Number(process.env['LAW_RUNS'] ?? 200), seed: 20_261_121 }
