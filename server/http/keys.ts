import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Who } from './asked'
import { refuse } from './failures'
import type { Serving } from './serving'

export type Doorkeeper = {
  /** lets nobody in without a good key, before anything of the body is read */
  readonly check: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
  readonly who: (request: FastifyRequest) => Who
  readonly key: (request: FastifyRequest) => string
}

export const doorkeeper = ({ whoIs }: Pick<Serving, 'whoIs'>): Doorkeeper => {
  const inside = new WeakMap<FastifyRequest, Who>()
  return {
    check: async (request, reply) => {
      const who = await whoIs(keyIn(request))
      if (who === undefined) return refuse(reply, { code: 'signed_out' })
      inside.set(request, who)
      return undefined
    },
    key: keyIn,
    who: (request) => {
      const who = inside.get(request)
      if (who === undefined) throw new Error(`${request.method} was served without asking for a key`)
      return who
    },
  }
}

const keyIn = ({ headers: { 'x-api-key': key } }: FastifyRequest): string => (typeof key === 'string' ? key : '')
