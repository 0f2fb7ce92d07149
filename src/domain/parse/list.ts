import * as E from 'fp-ts/Either'
import { quoted, type Parser, type ParseOrUndefined } from './parser'
import type { JsonObject } from './json-object'
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
  <A>(parse: ParseItem<A>) =>
  (values: ReadonlyArray<unknown>): Parsed<ReadonlyArray<A>> => {
    const collected = noItems<A>()
    for (const [index, value] of values.entries()) collectItem(collected, index, parse(value, index))
    return parsedItems(collected)
  }

/** Parses every field of a record as an item, with its key before the field of a reason. */
export const parseEachByKey =
  <A>(parse: (value: unknown, key: string) => Parsed<A>) =>
  (values: JsonObject): Parsed<ReadonlyArray<A>> => {
    const collected = noItems<A>()
    for (const key of Object.keys(values)) collectItem(collected, key, parse(values[key], key))
    return parsedItems(collected)
  }

const ITEMS_PER_STEP = 100

/** `parseEach` in steps of ITEMS_PER_STEP items. */
export const parseEachInSteps = function* <A>(
  parse: ParseItem<A>,
  values: ReadonlyArray<unknown>,
): Generator<undefined, Parsed<ReadonlyArray<A>>, undefined> {
  const collected = noItems<A>()
  for (const [index, value] of values.entries()) {
    collectItem(collected, index, parse(value, index))
    if (index % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield
  }
  return parsedItems(collected)
}

type ParseItem<A> = (value: unknown, index: number) => Parsed<A>

type Collected<A> = { readonly items: A[]; readonly reasons: FieldReason[] }

const noItems = <A>(): Collected<A> => ({ items: [], reasons: [] })

const collectItem = <A>({ items, reasons }: Collected<A>, key: number | string, item: Parsed<A>): void => {
  if (E.isRight(item)) items.push(item.right)
  else for (const reason of prefixFields(String(key), item.left)) reasons.push(reason)
}

const parsedItems = <A>({ items, reasons }: Collected<A>): Parsed<ReadonlyArray<A>> =>
  reasons.length === 0 ? E.right(items) : E.left(reasons)

/** Adds the field of the outer record: `activities.4.id`. */
export const prefixFields = (field: string, reasons: ReadonlyArray<FieldReason>): ReadonlyArray<FieldReason> =>
  reasons.map((innerReason) => ({
    field: innerReason.field === '' ? field : `${field}.${innerReason.field}`,
    reason: innerReason.reason,
  }))
