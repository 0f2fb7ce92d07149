import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage'
import type { Who } from './asked'

/** What it takes to serve the calls of the contract. */
export type Serving = {
  readonly app: FastifyInstance
  /** takes the calls that come with a form */
  readonly forms?: FastifyInstance | undefined
  readonly storage: Pick<Storage, 'read' | 'write' | 'glance'>
  /** `over`: the connection that it came by */
  readonly whoIs: (key: string, over?: object) => Who | undefined | Promise<Who | undefined>
  readonly now: () => Date
}
