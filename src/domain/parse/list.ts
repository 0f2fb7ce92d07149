import * as E from 'fp-ts/Either'
import { quoted, type Parser, type ParseOrUndefined } from './parser'
import { runAtOnce, type Steps } from '../value'
import type { FieldReason } from './record-of'

/** Parses a list; the reason names the first invalid item, counted from 1. */
export const list =
  <A>(item: Parser<A>): Parser<ReadonlyArray<A>> =>
  (value) => {
    if (!Array.isArray(value)) return E.left(`Not a list: ${quoted(value)}`)
    const items: A[] = []
    for (const [index, element] of value.entries()) {
      const parsed = item(element)
      if (E.isLeft(parsed)) return E.left(`Item ${index + 1}: ${parsed.left}`)
      items.push(parsed.right)
    }
    return E.right(items)
  }

export const listOrUndefined =
  <A>(item: ParseOrUndefined<A>): ParseOrUndefined<ReadonlyArray<A>> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const items: A[] = []
    for (const element of value) {
      const parsed = item(element)
      if (parsed === undefined) return undefined
      items.push(parsed)
    }
    return items
  }

type Parsed<A> = E.Either<ReadonlyArray<FieldReason>, A>

/** Parses every item and collects all reasons, with the item's index before the field: `4.id`. */
export const parseEach =
  <A>(parse: (value: unknown, index: number) => Parsed<A>) =>
  (values: ReadonlyArray<unknown>): Parsed<ReadonlyArray<A>> =>
    runAtOnce(parseEachInSteps(parse, values))

const ITEMS_PER_STEP = 100

/** The same, with pauses for a list of thousands. */
export const parseEachInSteps = function* <A>(
  parse: (value: unknown, index: number) => Parsed<A>,
  values: ReadonlyArray<unknown>,
): Steps<Parsed<ReadonlyArray<A>>> {
  const items: A[] = []
  const reasons: FieldReason[] = []
  for (const [index, value] of values.entries()) {
    const item = parse(value, index)
    if (E.isRight(item)) items.push(item.right)
    else for (const reason of prefixFields(String(index), item.left)) reasons.push(reason)
    if (index % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield
  }
  return reasons.length === 0 ? E.right(items) : E.left(reasons)
}

/** Adds the field of the outer record: `activities.4.id`. */
export const prefixFields = (field: string, reasons: ReadonlyArray<FieldReason>): ReadonlyArray<FieldReason> =>
  reasons.map((innerReason) => ({
    field: innerReason.field === '' ? field : `${field}.${innerReason.field}`,
    reason: innerReason.reason,
  }))
