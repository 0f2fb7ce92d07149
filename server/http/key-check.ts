import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { asError } from './as-error'
import type { Who } from './authorised-command'
import { refuse } from './send-refusal'
import type { Serving } from './serve-ports'

export type Doorkeeper = {
  /** refuses a request without a good key before its body is read */
  readonly check: (request: FastifyRequest, reply: FastifyReply, go: HookHandlerDoneFunction) => void
  readonly who: (request: FastifyRequest) => Who
  readonly key: (request: FastifyRequest) => string
}

/** The user is kept on the request itself, which is much faster than a map from requests to users. */
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
      // Most keys are known already: then the answer is there at once, without a promise.
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
