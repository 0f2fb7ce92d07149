import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { Tiles } from './tile-layer'

export type MapDisplaySettings = {
  /** none: the basemap that is shipped along */
  readonly tiles: Tiles | undefined
  /** asks for a file of the program itself */
  readonly fetchFile: (address: string) => TE.TaskEither<CallFailure, unknown>
}
