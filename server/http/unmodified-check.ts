import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Storage } from '../storage'
import { hasCachedVersion } from './has-cached-version'
import type { ApiKeyCheck } from './key-check'
import { sendNotModified } from './send-answer'
import { idInPath } from './id-in-path'

/** Answers 304 before anything is read, where the browser has the current version of the project. */
export const unmodifiedCheck =
  ({ peek }: Pick<Storage, 'peek'>, { who }: Pick<ApiKeyCheck, 'who'>) =>
  (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { 'if-none-match': ifNoneMatch } = request.headers
    const project = ifNoneMatch === undefined ? undefined : idInPath(request)
    if (project === undefined) return done()
    const version = peek(who(request).organisation, project)?.version
    if (version !== undefined && hasCachedVersion(ifNoneMatch, String(version)))
      sendNotModified(reply, { version: String(version) })
    else done()
  }
