import * as E from 'fp-ts/Either'
import type { Reason } from './record-of'

type Read<A> = E.Either<ReadonlyArray<Reason>, A>

/** Reads every item of a list and gathers every reason, its field with the item's place, from 0, before it: `4.id`. */
export const each =
  <A>(read: (value: unknown, place: number) => Read<A>) =>
  (values: ReadonlyArray<unknown>): Read<ReadonlyArray<A>> => {
    const items: A[] = []
    const reasons: Reason[] = []
    for (const [place, value] of values.entries()) {
      const item = read(value, place)
      if (E.isRight(item)) items.push(item.right)
      else for (const reason of under(String(place), item.left)) reasons.push(reason)
    }
    return reasons.length === 0 ? E.right(items) : E.left(reasons)
  }

/** The same reasons, their fields seen from the record that holds these: `activities.4.id`. */
export const under = (field: string, reasons: ReadonlyArray<Reason>): ReadonlyArray<Reason> =>
  reasons.map((inner) => ({ field: inner.field === '' ? field : `${field}.${inner.field}`, reason: inner.reason }))
