/** Opens all parts that a server needs, and checks what must be there before it may listen. */
export { openWorld } from './open-dependencies'
export { DEMO_SEED, firstSteps, type FirstSteps } from './prepare-start'
export type { World } from './dependencies'
