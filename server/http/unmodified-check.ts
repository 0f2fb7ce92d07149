import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Storage } from '../storage'
import { isKnown } from './has-cached-version'
import type { Doorkeeper } from './key-check'
import { answerKnown } from './send-answer'
import { subjectOf } from './id-in-path'

/** Answers 304 before anything is read, where the browser has the current version of the project. */
export const whileKnown =
  ({ glance }: Pick<Storage, 'glance'>, { who }: Pick<Doorkeeper, 'who'>) =>
  (request: FastifyRequest, reply: FastifyReply, go: HookHandlerDoneFunction): void => {
    const { 'if-none-match': known } = request.headers
    const project = known === undefined ? undefined : subjectOf(request)
    if (project === undefined) return go()
    const version = glance(who(request).organisation, project)?.version
    if (version !== undefined && isKnown(known, String(version))) answerKnown(reply, { version: String(version) })
    else go()
  }
