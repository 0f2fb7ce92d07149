/** Knows the calls about projects, and how a plan is changed without losing the work of other users. */
export { changePlan, makeChange, type Stands } from './change-plan'
export { recalculated } from './routes-behind'
export { planFor } from './plan-for'
export { serveProjects } from './project-routes'
export { shiftsOf } from './shifts'
export { lockHeld } from './within-locks'
export { birth, type Workshop } from './workshop'
