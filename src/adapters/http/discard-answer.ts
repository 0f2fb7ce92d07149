import * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'

export const discardAnswer: <A>(call: TE.TaskEither<CallFailure, A>) => TE.TaskEither<CallFailure, void> = TE.map(
  () => undefined,
)
