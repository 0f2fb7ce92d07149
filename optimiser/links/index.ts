export { annealLinkedStep } from './linked-step'
export { type Links } from './links'
export { canLink, linkAll, createLinks } from './create-links'
export { writeAllRoutes } from './write-routes'
