/** Knows every call of the delivery API: its request, its answer and its refusals. */
export {
  etagOf,
  invalid,
  isRepeatable,
  readCommand,
  readIdempotencyKey,
  readIfMatch,
  readLastEventId,
  refusalBody,
  refusals,
  statusOf,
  urlOf,
  type AnswerOf,
  type AnyAnswer,
  type AnyBody,
  type AnyCall,
  type Answer,
  type Body,
  type Call,
  type Command,
  type Refusal,
  type RefusalCode,
} from './endpoint'
export { calls, everyCall } from './endpoints'
export { reasonsOf, type Shape } from './shape'
