import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage'
import type { Who } from './asked'

/** What it takes to serve the calls of the contract. */
export type Serving = {
  readonly app: FastifyInstance
  readonly storage: Pick<Storage, 'read' | 'write' | 'glance'>
  readonly whoIs: (key: string) => Promise<Who | undefined>
  readonly now: () => Date
}
