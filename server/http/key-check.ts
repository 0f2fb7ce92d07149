import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { asError } from './as-error'
import type { RequestUser } from './authorised-command'
import { sendRefusal } from './send-refusal'
import type { ServePorts } from './serve-ports'

export type ApiKeyCheck = {
  /** refuses a request without a good key before its body is read */
  readonly check: (request: FastifyRequest, reply: FastifyReply, proceed: HookHandlerDoneFunction) => void
  readonly who: (request: FastifyRequest) => RequestUser
  readonly key: (request: FastifyRequest) => string
}

/** The user is kept on the request itself, which is much faster than a map from requests to users. */
const USER_DECORATOR = 'who'

export const apiKeyCheck = ({
  app,
  formApp = app,
  findKeyHolder,
}: Pick<ServePorts, 'app' | 'formApp' | 'findKeyHolder'>): ApiKeyCheck => {
  for (const target of [app, formApp])
    if (!target.hasRequestDecorator(USER_DECORATOR)) target.decorateRequest(USER_DECORATOR)
  return {
    check: (request, reply, proceed) => {
      const acceptUser = (who: RequestUser | undefined): void => {
        if (who === undefined) return void sendRefusal(reply, { code: 'signed_out' })
        request.setDecorator<RequestUser>(USER_DECORATOR, who)
        proceed()
      }
      // Most keys are known already: then the answer is there at once, without a promise.
      const who = findKeyHolder(keyOf(request), request.raw.socket)
      if (who instanceof Promise) void who.then(acceptUser, (error: unknown) => proceed(asError(error)))
      else acceptUser(who)
    },
    key: keyOf,
    who: (request) => {
      const who = request.getDecorator<RequestUser | undefined>(USER_DECORATOR)
      if (who === undefined) throw new Error(`${request.method} was served without asking for a key`)
      return who
    },
  }
}

const keyOf = ({ headers: { 'x-api-key': key } }: FastifyRequest): string => (typeof key === 'string' ? key : '')
