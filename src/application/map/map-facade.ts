import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { MapBoard, MapReports } from './map-display'
import type { MapHand } from './map-actions'
import type { MapStore } from './map-store'
import type { PictureStore } from './picture-store'
import type { TellMap } from './apply-map-message'

/** What the screens know of the map, and may do with it. Looks and focus go to the board that is open, if one is. */
export type MapDesk<Place> = MapHand &
  Pick<MapBoard, 'look' | 'focus'> & {
    readonly store: Pick<MapStore, 'view' | 'mode' | 'pointed' | 'selected'>
    readonly pictures: Pick<PictureStore, 'picture'>
    readonly tell: TellMap
    /** puts a board in a place, where it shows the picture of the moment; answers how to take it away */
    readonly open: (place: Place, reports: MapReports) => TE.TaskEither<CallFailure, () => void>
  }
