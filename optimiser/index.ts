/**
 * Responsible for finding routes: takes a problem of whole numbers and returns the best plan found within a
 * budget. Imports nothing from other modules.
 */
export { type Break, type SolverInput, type Stop, type Vehicle, type Weights, type Window } from './solver-input'
export { type SolverOutput, type Route } from './solver-output'
export { solve, type Options, type Progress } from './solve'
export { type Budget } from './budget'
