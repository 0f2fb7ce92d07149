import type * as TE from 'fp-ts/TaskEither'
import type { CallFailed } from '../../domain/call'
import type { Tiles } from './tiles'

export type BoardSettings = {
  /** none: the basemap that is shipped along */
  readonly tiles: Tiles | undefined
  /** asks for a file of the program itself */
  readonly ask: (address: string) => TE.TaskEither<CallFailed, unknown>
}
