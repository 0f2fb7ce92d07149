/** Knows what a server is made of, and what must be there before it may listen. */
export { openWorld } from './open-world'
export { DEMO_SEED, firstSteps, type FirstSteps } from './first-steps'
export type { World } from './world'
