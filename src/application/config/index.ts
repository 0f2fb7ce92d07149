/** Knows who tells the pages about the world they run in. */
export type { ConfigGateway } from './config-gateway'
