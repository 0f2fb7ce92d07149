import * as TE from 'fp-ts/TaskEither'
import type { ConfigGateway } from '../../../src/application/config'
import { decodeConfig } from '../../../src/domain/config'

/** A server in memory keeps a history, unless it is told to be one that does not. */
export const memoryConfigGateway = (overrides: Readonly<Record<string, unknown>> = {}): ConfigGateway => ({
  read: () => TE.right(decodeConfig({ history: true, ...overrides })),
})
