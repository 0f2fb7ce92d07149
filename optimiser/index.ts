/** Finds routes: a problem of whole numbers in, the best plan found within a budget out. Knows nobody. */
export { type Break, type Problem, type Stop, type Vehicle, type Weights, type Window } from './problem'
export { type Plan, type Route } from './plan'
export { solve, type Options, type Progress } from './solve'
export { type Budget } from './pace'
