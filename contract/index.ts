/** Responsible for the delivery API: requests, answers and refusals of every endpoint. */
export {
  etagOf,
  invalidRefusal,
  canHaveIdempotencyKey,
  decodeCommand,
  parseIdempotencyKey,
  isCountedAsStored,
  parseIfMatch,
  parseLastEventId,
  prefersChange,
  refusalBody,
  refusals,
  statusOf,
  urlOf,
  type AnswerOf,
  type AnyAnswer,
  type AnyBody,
  type AnyEndpoint,
  type Answer,
  type Body,
  type Endpoint,
  type Command,
  type Refusal,
  type RefusalCode,
} from './endpoint'
export { endpoints, allEndpoints } from './endpoints'
export { encodeStoredProjectChanged } from './history'
export { innerSchemaOf, lengthLimitOf, reasonsOf, type Codec, type JsonSchema, type LengthLimit } from './codec'
