/** Knows how to speak to the delivery API over HTTP. */
export { caller } from './caller'
export { httpSessionGateway } from './session/http-session-gateway'
