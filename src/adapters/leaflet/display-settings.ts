import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { Tiles } from './tile-layer'

export type MapDisplaySettings = {
  /** undefined: the bundled basemap */
  readonly tiles: Tiles | undefined
  /** loads a static file of the application */
  readonly fetchFile: (address: string) => TE.TaskEither<CallFailure, unknown>
}
