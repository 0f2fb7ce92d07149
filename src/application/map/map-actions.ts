import type { Coordinates } from '../../domain/address'
import type { StopId } from '../../domain/stop'
import type { HighlightedItem } from './map-state'
import type { MapStore } from './map-store'

/** What one does with the map without changing what it is narrowed to. */
export type MapActions = {
  /** nothing once the hand has left */
  readonly highlight: (item: HighlightedItem | undefined) => void
  readonly select: (stops: ReadonlyArray<StopId>) => void
  /** nothing once the stop is there, or given up */
  readonly setProposedPoint: (coordinates: Coordinates | undefined) => void
}

export const mapActions = ({ map }: { readonly map: Pick<MapStore, 'value' | 'set'> }): MapActions => ({
  highlight: (highlighted) => map.set({ ...map.value, highlighted }),
  select: (selected) => map.set({ ...map.value, selected }),
  setProposedPoint: (proposedPoint) => map.set({ ...map.value, proposedPoint }),
})
