/** Knows who makes a plan of a problem: the port, its fills, and that no plan passes that breaks a rule. */
export { keptFromAlone } from './alone'
export { checkedPlan } from './checked'
export { greedyOptimiser } from './greedy-optimiser'
export type { Optimiser, Progress, SolveOptions } from './optimiser'
