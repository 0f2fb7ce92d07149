import type { Runs } from '../kit/law'

/**
 * One seed for all, so that a red run is red again; `npm run laws` tries other seeds, as hard as wanted. Fewer runs are for
 * those who run everything once for every mutant.
 */
export const testRuns: Runs = { numRuns: Number(process.env['LAW_RUNS'] ?? 200), seed: 20_261_121 }
