import * as TE from 'fp-ts/TaskEither'
import type { ConfigGateway } from '../../../src/application/config-gateway'
import { decodeConfig } from '../../../contract/operations'

/** The config of a server with a history, unless `overrides` say otherwise. */
export const memoryConfigGateway = (overrides: Readonly<Record<string, unknown>> = {}): ConfigGateway => ({
  read: () => TE.right(decodeConfig({ history: true, ...overrides })),
})
