import type { Stop, StopId } from './stop'
import { STOPS_PER_SHEET, type StopList } from './stop-list'

/** Where a stop stands: on which sheet of the list, and where on it. */
export type StopPlace = { readonly sheet: number; readonly on: number }

/** None where it is not there. */
export const stopPlaceIn = (list: StopList, id: StopId): StopPlace | undefined => {
  const hint = hintsOf(list).get(id)
  if (hint === undefined) return undefined
  const sheet = sheetOf(hint)
  return stopAt(list, hint)?.id === id ? { sheet, on: hint % STOPS_PER_SHEET } : placeOnSheet(list, sheet, id)
}

const sheetOf = (hint: number): number => Math.floor(hint / STOPS_PER_SHEET)

const stopAt = ({ sheets }: StopList, hint: number): Stop | undefined => sheets[sheetOf(hint)]?.[hint % STOPS_PER_SHEET]

/** The stop with an id. */
export const stopIn = (list: StopList, id: StopId): Stop | undefined => {
  const hint = hintsOf(list).get(id)
  if (hint === undefined) return undefined
  const stop = stopAt(list, hint)
  return stop?.id === id ? stop : list.sheets[sheetOf(hint)]?.find((one) => one.id === id)
}

/**
 * Where to look for a stop first: its sheet times STOPS_PER_SHEET, plus its place there. Lists that are made from one another
 * share one map of hints. It has every stop of each of them, on the right sheet; the place is off where stops before it have
 * gone, and the stop itself may have gone too.
 */
type Hints = Map<StopId, number>

const known = new WeakMap<StopList, Hints>()

const hintsOf = (list: StopList): Hints => known.get(list) ?? hinted(list, new Map(), 0)

/** The hints, with those of the stops from a place on added. */
const hinted = (list: StopList, hints: Hints, from: number): Hints => {
  eachFrom(list, from, (id, hint) => hints.set(id, hint))
  known.set(list, hints)
  return hints
}

/**
 * The list, with the hints of the one that it was made from. Stops that were not in that one may stand from this place on,
 * counted as hints are, and nowhere before it.
 */
export const cameOf = (before: StopList, list: StopList, from = Infinity): StopList => {
  const hints = known.get(before)
  if (hints !== undefined && !isElsewhere(list, hints, from)) hinted(list, hints, from)
  return list
}

/** Whether a stop that had left came back on another sheet: then the list needs hints of its own. */
const isElsewhere = (list: StopList, hints: Hints, from: number): boolean => {
  let elsewhere = false
  eachFrom(list, from, (id, hint) => {
    elsewhere ||= sheetOf(hints.get(id) ?? hint) !== sheetOf(hint)
  })
  return elsewhere
}

/** Those that stand at a place or beyond it. */
const eachFrom = ({ sheets }: StopList, from: number, see: (id: StopId, hint: number) => void): void => {
  for (let sheet = sheetOf(from); sheet < sheets.length; sheet += 1) {
    const [stops, first] = [sheets[sheet] ?? [], sheet * STOPS_PER_SHEET]
    for (let on = Math.max(from - first, 0); on < stops.length; on += 1) {
      const stop = stops[on]
      if (stop !== undefined) see(stop.id, first + on)
    }
  }
}

const placeOnSheet = ({ sheets }: StopList, sheet: number, id: StopId): StopPlace | undefined => {
  const on = sheets[sheet]?.findIndex((stop) => stop.id === id) ?? -1
  return on < 0 ? undefined : { sheet, on }
}
