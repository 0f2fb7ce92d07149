/** Responsible for the configuration that the server gives to the pages. */
export type { ConfigGateway } from './config-gateway'
