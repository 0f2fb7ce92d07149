/** Knows how to speak to the delivery API over HTTP. */
export { caller } from './caller'
export { gatewayCall } from './gateway-call'
export { httpSessionGateway } from './session/http-session-gateway'
