/** Responsible for parsing untrusted values, with a reason for each that is invalid. */
export { fieldsExcept } from './unknown-fields'
export { isJsonObject, fieldFinder, withoutUndefined, MAX_DEPTH, isDeeperThan, type JsonObject } from './json-object'
export { type FieldLookup, fieldLookupFor, type RecordShape } from './field-lookup'
export {
  isBlank,
  fallbackIfInvalid,
  optional,
  parseOrFallback,
  defaultIfAbsent,
  quoted,
  type Parser,
  type ParseOrUndefined,
} from './parser'
export { nonBlankText, nonBlankTextOrUndefined, text, textLike, textLikeOrUndefined, maxLengths } from './text'
export { phoneNumber } from './phone-number'
export { number, numberOrUndefined, wholeNumber, wholeNumberOrUndefined, type Bounds } from './number'
export { havePointsInThousands, readMinutes, readNumber, readPhone, unclearNumberReason } from './read-numbers'
export { booleanLike, booleanLikeOrUndefined } from './boolean-like'
export { oneOf, oneOfOrUndefined } from './one-of'
export { list, listOrUndefined, parseEach, parseEachByKey, parseEachInSteps, prefixFields } from './list'
export { time, timeOrUndefined, day } from './day-and-time'

export { recordOf, wrongType, type ParsedField, type FieldReason } from './record-of'
