import type { StopId } from '../../domain/stop'
import { SelectionStore } from './selection-store'

/** The selection of stops, for screens. */
export type SelectionFacade = {
  readonly store: Pick<SelectionStore, 'stops' | 'anchor'>
  /** adds a stop, or takes it out */
  readonly toggle: (stop: StopId) => void
  /** adds the stops from the last toggled one to this one, in the order of the list */
  readonly extendTo: (stop: StopId, list: ReadonlyArray<StopId>) => void
  /** selects this stop alone */
  readonly only: (stop: StopId) => void
  /** selects the stop that was just added */
  readonly onlyAdded: (stop: StopId) => void
  /** ends the selection of a stop that was just added; the user's own stays */
  readonly clearAdded: () => void
  /** selects exactly these stops */
  readonly set: (stops: ReadonlyArray<StopId>) => void
  readonly add: (stops: ReadonlyArray<StopId>) => void
  readonly remove: (stops: ReadonlyArray<StopId>) => void
  /** adds these stops, or takes them out if all of them are selected */
  readonly toggleAll: (stops: ReadonlyArray<StopId>) => void
  readonly clear: () => void
}

export const selectionActions = (): SelectionFacade => {
  const store = new SelectionStore()
  const add = (stops: ReadonlyArray<StopId>, anchor = store.anchor): void =>
    store.set(new Set([...store.stops, ...stops]), anchor)
  const remove = (stops: ReadonlyArray<StopId>, anchor = store.anchor): void => {
    const removed = new Set(stops)
    store.set(new Set([...store.stops].filter((stop) => !removed.has(stop))), anchor)
  }
  const clear = (): void => store.set(new Set(), undefined)
  return {
    store,
    toggle: (stop) => (store.stops.has(stop) ? remove([stop], stop) : add([stop], stop)),
    extendTo: (stop, list) => {
      const [from, to] = [list.indexOf(store.anchor ?? stop), list.indexOf(stop)].toSorted((one, other) => one - other)
      add(from === undefined || to === undefined || from < 0 ? [stop] : list.slice(from, to + 1), store.anchor ?? stop)
    },
    only: (stop) => store.set(new Set([stop]), stop),
    onlyAdded: (stop) => store.set(new Set([stop]), stop, true),
    clearAdded: () => (store.isAddedStop ? clear() : undefined),
    set: (stops) => store.set(new Set(stops), stops.at(-1)),
    add: (stops) => add(stops),
    remove: (stops) => remove(stops),
    toggleAll: (stops) => (stops.every((stop) => store.stops.has(stop)) ? remove(stops) : add(stops, stops.at(-1))),
    clear,
  }
}
