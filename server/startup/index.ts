/** Responsible for opening everything that the server depends on, and for the checks before it may listen. */
export { openDependencies, type Dependencies } from './open-dependencies'
export { DEMO_SEED, prepareStart, type StartHint } from './prepare-start'
