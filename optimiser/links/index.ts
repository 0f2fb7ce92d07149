export { linkedStep } from './linked-step'
export { type Links } from './links'
export { canLink, linkAll, linksOf } from './create-links'
export { writeAll } from './write-routes'
