/** Opens all parts that a server needs, and checks what must be there before it may listen. */
export { openWorld } from './open-world'
export { DEMO_SEED, firstSteps, type FirstSteps } from './first-steps'
export type { World } from './world'
