/** Responsible for routes as linked lists, on which a step takes no longer where routes are long. */
export { annealLinkedStep } from './linked-step'
export { type Links } from './links'
export { canLink, linkAll, createLinks, writeAccepted, writeAllRoutes } from './create-links'
