import * as E from 'fp-ts/Either'
import { MAX_DEPTH, isJsonObject, text, prefixFields, type FieldReason } from '../../src/domain/parse'
import { collectReasons } from './codec'

type Reasons = ReadonlyArray<FieldReason>

/** The longest text that is stored: the encoded path of a route. */
const MAX_TEXT_LENGTH = 1_000_000

const noReasons: Reasons = []

/** The parts of a value, at any depth, that a database cannot store. */
export const unstorableParts = (value: unknown): Reasons => unstorablePartsAt(value, 0)

const unstorablePartsAt = (value: unknown, depth: number): Reasons => {
  if (typeof value === 'string') return textReasons(value)
  if (typeof value === 'number') return Number.isFinite(value) ? noReasons : reasonList('Not a number that can be kept')
  if (!Array.isArray(value) && !isJsonObject(value)) return noReasons
  if (depth === MAX_DEPTH) return reasonList(`Nested more than ${MAX_DEPTH} levels deep`)
  return Array.isArray(value)
    ? collectReasons(value.entries(), ([index, item]) =>
        withFieldName(String(index), unstorablePartsAt(item, depth + 1)),
      )
    : collectReasons(Object.keys(value), (name) => [
        ...textReasons(name),
        ...withFieldName(name, unstorablePartsAt(value[name], depth + 1)),
      ])
}

const withFieldName = (name: string, reasons: Reasons): Reasons =>
  reasons.length === 0 ? noReasons : prefixFields(name, reasons)

const parseStorableText = text(MAX_TEXT_LENGTH)

const textReasons = (value: string): Reasons => {
  const parsed = parseStorableText(value)
  return E.isRight(parsed) ? noReasons : reasonList(parsed.left)
}

const reasonList = (reason: string): Reasons => [{ field: '', reason }]
