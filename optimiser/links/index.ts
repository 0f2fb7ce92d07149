export { linkedStep } from './linked-step'
export { type Links } from './links'
export { canLink, linkAll, linksOf } from './links-of'
export { writeAll } from './write'
