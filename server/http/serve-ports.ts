import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage'
import type { Who } from './authorised-command'

/** What is needed to serve the calls of the contract. */
export type Serving = {
  readonly app: FastifyInstance
  /** the app for the calls that take a form */
  readonly forms?: FastifyInstance | undefined
  readonly storage: Pick<Storage, 'read' | 'write' | 'glance'>
  /** `over`: the connection of the request */
  readonly whoIs: (key: string, over?: object) => Who | undefined | Promise<Who | undefined>
  readonly now: () => Date
}
