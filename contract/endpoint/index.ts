/** Knows what a call is, and how it is refused. */
export {
  defineEndpoint,
  endpointGroups,
  canHaveIdempotencyKey,
  endpointDefaults,
  type AnswerOf,
  type AnyEndpoint,
  type Endpoint,
  type Command,
} from './endpoint'
export {
  jsonAnswer,
  emptyAnswer,
  eventStreamAnswer,
  htmlAnswer,
  pdfAnswer,
  textAnswer,
  type AnyAnswer,
  type Answer,
} from './answer'
export { fileBody, jsonBody, type AnyBody, type Body } from './body'
export {
  changeParameters,
  driverParameters,
  jobParameters,
  projectParameters,
  routeParameters,
  stopParameters,
  taskParameters,
} from './path-parameters'
export { refusalBody, refusals, statusOf, type Refusal, type RefusalCode } from './refusal'
export { invalidRefusal, truncateReason } from './invalid-refusal'
export { decodeCommand } from './decode-command'
export { etagOf, parseIdempotencyKey, parseIfMatch, parseLastEventId, prefersChange } from './headers'
export { refusalsOf } from './refusals-of'
export { urlOf } from './url'
