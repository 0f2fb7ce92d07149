import * as TE from 'fp-ts/TaskEither'
import type { CallFailed } from '../../domain/failure'

/** Done, with nothing to say. */
export const nothing: <A>(call: TE.TaskEither<CallFailed, A>) => TE.TaskEither<CallFailed, void> = TE.map(
  () => undefined,
)
