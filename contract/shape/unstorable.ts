import * as E from 'fp-ts/Either'
import { MAX_DEPTH, isRecord, text, prefixFields, type Reason } from '../../src/domain/parse'
import { gathered } from './collect-reasons'

type Reasons = ReadonlyArray<Reason>

/** The longest text that is taken in: as long as the path of a route may be. */
const LONGEST = 1_000_000

const none: Reasons = []

/** The parts of a value, at any depth, that no database can keep. */
export const unsound = (value: unknown): Reasons => unsoundAt(value, 0)

const unsoundAt = (value: unknown, depth: number): Reasons => {
  if (typeof value === 'string') return inText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? none : because('Not a number that can be kept')
  if (!Array.isArray(value) && !isRecord(value)) return none
  if (depth === MAX_DEPTH) return because(`Nested more than ${MAX_DEPTH} levels deep`)
  return Array.isArray(value)
    ? gathered(value.entries(), ([place, item]) => at(String(place), unsoundAt(item, depth + 1)))
    : gathered(Object.keys(value), (name) => [...inText(name), ...at(name, unsoundAt(value[name], depth + 1))])
}

const at = (name: string, reasons: Reasons): Reasons => (reasons.length === 0 ? none : prefixFields(name, reasons))

const sound = text(LONGEST)

const inText = (value: string): Reasons => {
  const read = sound(value)
  return E.isRight(read) ? none : because(read.left)
}

const because = (reason: string): Reasons => [{ field: '', reason }]
