/** Responsible for imports of stops: they add stops to a project, or update those with the same references. */
export { serveImports } from './serve-imports'
export { applyRows } from './apply-rows'
export { matchRows } from './match-rows'
