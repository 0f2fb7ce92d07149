import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { asError } from './as-error'
import type { Who } from './asked'
import { refuse } from './failures'
import type { Serving } from './serving'

export type Doorkeeper = {
  /** lets nobody in without a good key, before anything of the body is read */
  readonly check: (request: FastifyRequest, reply: FastifyReply, go: HookHandlerDoneFunction) => void
  readonly who: (request: FastifyRequest) => Who
  readonly key: (request: FastifyRequest) => string
}

/** Stands on a request itself, which costs a fraction of looking it up beside all requests. */
const WHO = 'who'

export const doorkeeper = ({ app, forms = app, whoIs }: Pick<Serving, 'app' | 'forms' | 'whoIs'>): Doorkeeper => {
  for (const one of [app, forms]) if (!one.hasRequestDecorator(WHO)) one.decorateRequest(WHO)
  return {
    check: (request, reply, go) => {
      const letIn = (who: Who | undefined): void => {
        if (who === undefined) return void refuse(reply, { code: 'signed_out' })
        request.setDecorator<Who>(WHO, who)
        go()
      }
      // Mostly it is known already: nobody then stands in line for an answer that is there.
      const who = whoIs(keyIn(request), request.raw.socket)
      if (who instanceof Promise) void who.then(letIn, (thrown: unknown) => go(asError(thrown)))
      else letIn(who)
    },
    key: keyIn,
    who: (request) => {
      const who = request.getDecorator<Who | undefined>(WHO)
      if (who === undefined) throw new Error(`${request.method} was served without asking for a key`)
      return who
    },
  }
}

const keyIn = ({ headers: { 'x-api-key': key } }: FastifyRequest): string => (typeof key === 'string' ? key : '')
