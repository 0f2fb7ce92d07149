import { memoizeWeak } from '../value'
import type { Stop } from './stop'
import { stopNameOf } from './stop-getters'
import { stopList, type StopList } from './stop-list'

/** A column by which stops are sorted. */
export type StopColumn = 'route' | 'number' | 'name' | 'type'

/** undefined: in the order in which the stops were added */
export type StopOrder = { readonly column: StopColumn; readonly isDescending: boolean } | undefined

/** Some of the stops of a list in an order. Stops without a value in its column come last, in both directions. */
export const sortStops = (list: StopList, stops: ReadonlyArray<Stop>, order: StopOrder): ReadonlyArray<Stop> => {
  if (order === undefined) return stops
  const sorted = sortedListsOf(list)(order.column, order.isDescending)
  if (stops.length === sorted.length) return sorted
  const chosen = new Set(stops)
  return sorted.filter((stop) => chosen.has(stop))
}

/** The order after another press on a column: ascending, descending, and then none. */
export const nextOrder = (order: StopOrder, column: StopColumn): StopOrder => {
  if (order?.column !== column) return { column, isDescending: false }
  return order.isDescending ? undefined : { column, isDescending: true }
}

/** Cached by list, since a list is sorted much less often than a part of it is shown. */
const sortedListsOf = memoizeWeak((list: StopList) => {
  const sortedLists = new Map<string, ReadonlyArray<Stop>>()
  return (column: StopColumn, isDescending: boolean): ReadonlyArray<Stop> => {
    const key = `${column} ${isDescending}`
    const cached = sortedLists.get(key)
    if (cached !== undefined) return cached
    const sorted = stopList.values(list).toSorted(comparatorOf(column, isDescending))
    sortedLists.set(key, sorted)
    return sorted
  }
})

type Comparator = (one: Stop, other: Stop) => number

const comparatorOf = (column: StopColumn, isDescending: boolean): Comparator => {
  const direction = isDescending ? -1 : 1
  return (one, other) =>
    Number(hasNoValue(column, one)) - Number(hasNoValue(column, other)) || direction * comparators[column](one, other)
}

const hasNoValue = (column: StopColumn, { placement: { routeNumber, stopNumber } }: Stop): boolean =>
  (column === 'route' && routeNumber === undefined) || (column === 'number' && stopNumber < 0)

const collator = new Intl.Collator('nl', { numeric: true })

const byRoute: Comparator = ({ placement: one }, { placement: other }) =>
  (one.routeNumber ?? 0) - (other.routeNumber ?? 0) || one.stopNumber - other.stopNumber
const byName: Comparator = (one, other) => collator.compare(stopNameOf(one), stopNameOf(other))

const comparators: Readonly<Record<StopColumn, Comparator>> = {
  route: byRoute,
  number: (one, other) => one.placement.stopNumber - other.placement.stopNumber || byRoute(one, other),
  name: byName,
  type: (one, other) => collator.compare(one.facts.type, other.facts.type) || byName(one, other),
}
