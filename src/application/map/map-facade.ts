import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { Unsubscribe } from '../gateway'
import type { MapDisplay, MapEventHandlers } from './map-display'
import type { MapActions } from './map-actions'
import type { MapStore } from './map-store'
import type { PictureStore } from './picture-store'
import type { UpdateMapView } from './update-map-view'

/** The map and its actions, for screens. `moveCamera` and `focus` do nothing while no map is open. */
export type MapFacade<Container> = MapActions &
  Pick<MapDisplay, 'moveCamera' | 'focus'> & {
    readonly store: Pick<MapStore, 'view' | 'mode' | 'highlighted' | 'selected'>
    readonly pictures: Pick<PictureStore, 'picture'>
    readonly applyMessage: UpdateMapView
    /** opens a map that shows the current picture; the result closes it */
    readonly open: (container: Container, handlers: MapEventHandlers) => Promise<E.Either<CallFailure, Unsubscribe>>
  }
