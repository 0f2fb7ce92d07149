import type { Coordinates } from '../../domain/address'
import type { StopId } from '../../domain/stop'
import type { HighlightedItem } from './map-state'
import type { MapStore } from './map-store'

/** The actions that do not change the view. */
export type MapActions = {
  /** undefined once the pointer has left */
  readonly highlight: (item: HighlightedItem | undefined) => void
  readonly select: (stops: ReadonlyArray<StopId>) => void
  /** undefined once the stop is added or cancelled */
  readonly setProposedPoint: (coordinates: Coordinates | undefined) => void
}

export const mapActions = ({ map }: { readonly map: Pick<MapStore, 'value' | 'set'> }): MapActions => ({
  highlight: (highlighted) => map.set({ ...map.value, highlighted }),
  select: (selected) => map.set({ ...map.value, selected }),
  setProposedPoint: (proposedPoint) => map.set({ ...map.value, proposedPoint }),
})
