import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage'
import type { BeginRequest } from './fair-start'
import type { RequestLimits } from './request-limits'
import type { StoredBytesLimit } from './stored-bytes'
import type { KeyHolder } from '../sign-in'

/** What is needed to serve the endpoints of the contract. */
export type ServePorts = {
  readonly app: FastifyInstance
  /** the app for the endpoints that take a form */
  readonly formApp?: FastifyInstance | undefined
  readonly storage: Pick<Storage, 'read' | 'readProjectPlan' | 'write' | 'peek'>
  /** `connection` is the connection of the request */
  readonly findKeyHolder: (
    apiKey: string,
    connection?: object,
  ) => KeyHolder | undefined | Promise<KeyHolder | undefined>
  readonly beginRequest: BeginRequest
  /** notes that a request came with the key of this user */
  readonly recordKeyUse: (user: KeyHolder, clientAddress: () => string) => void
  readonly limits: RequestLimits
  readonly storedBytes: StoredBytesLimit
  readonly now: () => Date
}
