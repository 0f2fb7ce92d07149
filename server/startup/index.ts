/** Opens all parts that a server needs, and checks what must be there before it may listen. */
export { openDependencies } from './open-dependencies'
export { DEMO_SEED, prepareStart, type StartHint } from './prepare-start'
export type { Dependencies } from './dependencies'
