import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { MapDisplay, MapEventHandlers } from './map-display'
import type { MapActions } from './map-actions'
import type { MapStore } from './map-store'
import type { PictureStore } from './picture-store'
import type { ApplyMapMessage } from './apply-map-message'

/** What the screens know of the map, and may do with it. Looks and focus go to the board that is open, if one is. */
export type MapFacade<Container> = MapActions &
  Pick<MapDisplay, 'moveCamera' | 'focus'> & {
    readonly store: Pick<MapStore, 'view' | 'mode' | 'highlighted' | 'selected'>
    readonly pictures: Pick<PictureStore, 'picture'>
    readonly applyMessage: ApplyMapMessage
    /** puts a board in a place, where it shows the picture of the moment; answers how to take it away */
    readonly open: (container: Container, handlers: MapEventHandlers) => TE.TaskEither<CallFailure, () => void>
  }
