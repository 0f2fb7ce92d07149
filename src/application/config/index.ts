/** Knows who tells the pages about the world they run in. */
export { usualConfig, type AppConfig } from '../../domain/config'
export type { ConfigGateway } from './config-gateway'
