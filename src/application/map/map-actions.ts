import type { Coordinates } from '../../domain/address'
import type { StopId } from '../../domain/stop'
import type { HighlightedItem, MapStore } from './map-store'
import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { Unsubscribe } from '../gateway'
import type { MapDisplay, MapEventHandlers } from './map-display'
import type { MapContentStore } from './map-content-store'
import type { UpdateMapView } from './update-map-view'

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

/** The map and its actions, for screens. `moveCamera` and `focus` do nothing while no map is open. */
export type MapFacade<Container> = MapActions &
  Pick<MapDisplay, 'moveCamera' | 'focus'> & {
    readonly store: Pick<MapStore, 'view' | 'mode' | 'highlighted' | 'selected'>
    readonly contentStore: Pick<MapContentStore, 'content'>
    readonly applyMessage: UpdateMapView
    /** opens a map that shows the current content; the result closes it */
    readonly open: (container: Container, handlers: MapEventHandlers) => Promise<E.Either<CallFailure, Unsubscribe>>
  }
