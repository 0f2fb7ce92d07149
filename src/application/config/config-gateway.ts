import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import type { AppConfig } from '../../domain/config'

/** A port: who knows where the pages run. What nobody set is as usual, the whole of it as well. */
export type ConfigGateway = { readonly read: () => TE.TaskEither<CallFailure, AppConfig> }
