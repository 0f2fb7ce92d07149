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
 * Where to look first, in full sheets and the stops beyond. Lists that come of each other share their hints: these have
 * every stop of each of them, on the one sheet that it ever stands on; who moved up a place or left is not quite there.
 */
type Hints = Map<StopId, number>

const known = new WeakMap<StopList, Hints>()

const hintsOf = (list: StopList): Hints => known.get(list) ?? hinted(list, new Map(), 0)

/** The list, of which the stops from a place on are where no hint points yet. */
const hinted = (list: StopList, hints: Hints, from: number): Hints => {
  eachFrom(list, from, (id, hint) => hints.set(id, hint))
  known.set(list, hints)
  return hints
}

/**
 * The list, told where to look by the one it came of; only from this place on, in full sheets and the stops beyond, may be
 * stops that were not there.
 */
export const cameOf = (before: StopList, list: StopList, from = Infinity): StopList => {
  const hints = known.get(before)
  if (hints !== undefined && !isElsewhere(list, hints, from)) hinted(list, hints, from)
  return list
}

/** Whether one that left came back on another sheet: then the list looks for itself. */
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
