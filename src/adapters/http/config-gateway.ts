import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { readConfig, decodeConfig } from '../../../contract/operations'
import type { ConfigGateway } from '../../application/config-gateway'
import type { CallFailure } from '../../domain/failure'
import { defaultConfig, type AppConfig } from '../../domain/config'
import { parseJsonBody } from './parse-body'
import type { SendRequest } from './request-types'

/** Not decoded by the contract: on another server the file may be missing, HTML, or written by hand. */
export const httpConfigGateway = (send: SendRequest): ConfigGateway => ({
  read: () =>
    pipe(
      send({ method: readConfig.method, path: readConfig.path, omitsApiKey: true }),
      TE.map(({ bytes }) => decodeConfig(E.getOrElse<CallFailure, unknown>(() => undefined)(parseJsonBody(bytes)))),
      TE.orElse((failure) => (isMissing(failure) ? TE.right<CallFailure, AppConfig>(defaultConfig) : TE.left(failure))),
    ),
})

const isMissing = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && ['404', '410', 'not_found'].includes(failure.code)
