/** Responsible for what an endpoint is: its path, body, answer and headers, and how a request is refused. */
export {
  defineEndpoint,
  endpointGroups,
  canHaveIdempotencyKey,
  endpointDefaults,
  isCountedAsStored,
  refusalCodesOf,
  type AnswerOf,
  type AnyEndpoint,
  type Endpoint,
  type Command,
} from './endpoint'
export {
  jsonAnswer,
  emptyAnswer,
  eventStreamAnswer,
  fileAnswer,
  optionalBytesAnswer,
  htmlAnswer,
  textAnswer,
  type AnyAnswer,
  type Answer,
} from './answer'
export { fileBody, jsonBody, type AnyBody, type Body, type DecodeInSteps } from './body'
export {
  changeParameters,
  driverParameters,
  jobParameters,
  projectParameters,
  pathRouteIndexCodec,
  routeParameters,
  stopParameters,
  stopOfAnyProjectParameters,
} from './path-parameters'
export {
  refusalBody,
  refusals,
  statusOf,
  type Refusal,
  type RefusalCode,
  invalidRefusal,
  truncateReason,
} from './refusal-codes'
export { decodeCommand } from './decode-command'
export { etagOf, parseIdempotencyKey, parseIfMatch, parseLastEventId, prefersChange } from './headers'
export { urlOf } from './url'
