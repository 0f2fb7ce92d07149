/** Knows the projects of an organisation, and how one is changed without losing anybody's work. */
export { changePlan, makeChange, type Stands } from './change-plan'
export { recalculated } from './routes-behind'
export { planFor } from './plan-for'
export { serveProjects } from './project-routes'
export { shiftsOf } from './shifts'
export { lockHeld } from './within-locks'
export { birth, type Workshop } from './workshop'
