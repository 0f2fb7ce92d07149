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

/** The list, of which the stops from a sheet on are where no hint points yet. */
const hinted = (list: StopList, hints: Hints, from: number): Hints => {
  for (let sheet = from; sheet < list.sheets.length; sheet += 1)
    for (const [on, { id }] of list.sheets[sheet]?.entries() ?? []) hints.set(id, sheet * STOPS_PER_SHEET + on)
  known.set(list, hints)
  return hints
}

/** The list, told where to look by the one it came of; only on the sheets from this one on may be stops that were not there. */
export const cameOf = (before: StopList, list: StopList, from: number = list.sheets.length): StopList => {
  const hints = known.get(before)
  if (hints !== undefined && !isElsewhere(list, hints, from)) hinted(list, hints, from)
  return list
}

/** Whether one that left came back on another sheet: then the list looks for itself. */
const isElsewhere = ({ sheets }: StopList, hints: Hints, from: number): boolean =>
  sheets.slice(from).some((stops, at) =>
    stops.some(({ id }) => {
      const hint = hints.get(id)
      return hint !== undefined && sheetOf(hint) !== from + at
    }),
  )

const placeOnSheet = ({ sheets }: StopList, sheet: number, id: StopId): StopPlace | undefined => {
  const on = sheets[sheet]?.findIndex((stop) => stop.id === id) ?? -1
  return on < 0 ? undefined : { sheet, on }
}
