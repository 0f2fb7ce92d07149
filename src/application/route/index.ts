/** Knows what one can do with routes as a whole. */
export type { RouteGateway } from './route-gateway'
