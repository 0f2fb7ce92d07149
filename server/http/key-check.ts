import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Refusal } from '../../contract'
import { USER_DECORATOR, userIn } from './command-and-result'
import { clientAddressOf } from './decode-request'
import { sendRefusal, asError } from './send-refusal'
import type { ServePorts } from './serve-ports'
import type { KeyHolder } from '../sign-in'

export type ApiKeyCheck = {
  /** refuses a request without a valid key before its body is read */
  readonly check: (request: FastifyRequest, reply: FastifyReply, proceed: HookHandlerDoneFunction) => void
  readonly userOf: (request: FastifyRequest) => KeyHolder
  readonly apiKeyOf: (request: FastifyRequest) => string
}

export const apiKeyCheck = ({
  app,
  formApp = app,
  findKeyHolder,
  recordKeyUse,
  beginRequest,
}: Pick<ServePorts, 'app' | 'formApp' | 'findKeyHolder' | 'recordKeyUse' | 'beginRequest'>): ApiKeyCheck => {
  for (const target of [app, formApp])
    if (!target.hasRequestDecorator(USER_DECORATOR)) target.decorateRequest(USER_DECORATOR)
  return {
    check: (request, reply, proceed) => {
      const acceptUser = (user: KeyHolder | undefined): void => {
        if (user === undefined) return void sendRefusal(reply, { code: 'signed_out' })
        request.setDecorator<KeyHolder>(USER_DECORATOR, user)
        if (request.routeOptions.config.isKeyUse !== false) recordKeyUse(user, () => clientAddressOf(request))
        proceed()
      }
      // Most keys are cached, and are then found without a promise.
      const user = findKeyHolder(apiKeyOf(request), request.raw.socket)
      if (!(user instanceof Promise)) return acceptUser(user)
      // All requests that came meanwhile wait for the same look-up.
      void user.then(
        (holder) => beginRequest(request.raw, () => acceptUser(holder)),
        (error: unknown) => proceed(asError(error)),
      )
    },
    apiKeyOf,
    userOf: (request) => {
      const user = userIn(request)
      if (user === undefined) throw new Error(`${request.method} was served without asking for a key`)
      return user
    },
  }
}

/** Refuses the key of a program, after the check of the key. */
export const refuseProgram =
  ({ userOf }: Pick<ApiKeyCheck, 'userOf'>) =>
  (request: FastifyRequest, reply: FastifyReply, proceed: HookHandlerDoneFunction): void => {
    if (userOf(request).keyKind === 'program') sendRefusal(reply, programNotAllowed)
    else proceed()
  }

/** Refuses the key of anybody but an administrator, after the check of the key. */
export const requireAdministratorKey =
  ({ userOf }: Pick<ApiKeyCheck, 'userOf'>) =>
  (request: FastifyRequest, reply: FastifyReply, proceed: HookHandlerDoneFunction): void => {
    if (userOf(request).role === 'administrator') proceed()
    else sendRefusal(reply, administratorRequired)
  }

export const administratorRequired: Refusal = {
  code: 'not_allowed',
  message: 'Only an administrator of the organisation can do this.',
}

const programNotAllowed: Refusal = {
  code: 'not_allowed',
  message: 'A key for a program cannot do this: log in with your name and password.',
}

const apiKeyOf = ({ headers: { 'x-api-key': apiKey } }: FastifyRequest): string =>
  typeof apiKey === 'string' ? apiKey : ''
