/** Knows an optimisation: how far it is, what its proposal changes, and what comes of taking a part of it. */
export { isFinished, type JobState } from './job-state'
export { comparedRoutes, keyOf, stopsMoved, type Compared, type StopsMoved } from './compare-routes'
export { takenPart } from './accepted-part'
