import * as E from 'fp-ts/Either'
import type { Reason } from './record-of'

type Parsed<A> = E.Either<ReadonlyArray<Reason>, A>

/** Parses every item and collects all reasons, with the item's index before the field: `4.id`. */
export const parseEach =
  <A>(parse: (value: unknown, index: number) => Parsed<A>) =>
  (values: ReadonlyArray<unknown>): Parsed<ReadonlyArray<A>> => {
    const items: A[] = []
    const reasons: Reason[] = []
    for (const [index, value] of values.entries()) {
      const item = parse(value, index)
      if (E.isRight(item)) items.push(item.right)
      else for (const reason of prefixFields(String(index), item.left)) reasons.push(reason)
    }
    return reasons.length === 0 ? E.right(items) : E.left(reasons)
  }

/** Adds the field of the outer record: `activities.4.id`. */
export const prefixFields = (field: string, reasons: ReadonlyArray<Reason>): ReadonlyArray<Reason> =>
  reasons.map((innerReason) => ({
    field: innerReason.field === '' ? field : `${field}.${innerReason.field}`,
    reason: innerReason.reason,
  }))
