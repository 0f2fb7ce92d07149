/** Knows the calls about projects, and how a plan is changed without losing the work of other users. */
export { changePlan, makeChange, type Stands } from './change-plan'
export { recalculated } from './stale-routes'
export { planFor } from './require-project-plan'
export { serveProjects } from './serve-projects'
export { shiftsOf } from './shifts'
export { lockHeld } from './lock-check'
export { birth, type Workshop } from './plan-edit-ports'
