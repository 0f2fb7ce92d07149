import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../domain/failure'
import type { AppConfig } from '../domain/config'

/** A port: the configuration of the pages. A missing field, or a missing configuration, has its default. */
export type ConfigGateway = { readonly read: () => TE.TaskEither<CallFailure, AppConfig> }
