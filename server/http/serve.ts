import * as E from 'fp-ts/Either'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { parseLastEventId, type AnyEndpoint, type Endpoint, type Refusal } from '../../contract'
import { auditEntry } from '../audit'
import { projectNotFound } from '../require-record'
import type { ProjectId, ProjectPlan, Records, Storage } from '../storage'
import type { CommandOf, CallResult, CompressedResult, EncodedResult } from './command-and-result'
import { bodyLimitOf } from './body-parsers'
import { decodeRequest, projectOrDriverIdOf } from './decode-request'
import { sendRefusal } from './send-refusal'
import { apiKeyCheck, requireAdministratorKey, refuseProgram, type ApiKeyCheck } from './key-check'
import {
  sendResult,
  sendNotModified,
  hasCachedVersion,
  sendStream,
  type Stream,
  type StreamCommand,
} from './send-answer'
import type { ServePorts } from './serve-ports'
import { writeHandler, type Handled } from './write-handler'
import type { KeyHolder } from '../sign-in'

type RequestHook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export type Serve = ReturnType<typeof serve>

type ReadPlanOptions = {
  /** an answer that depends on the version of a project alone is not read at all for a browser that has that version */
  readonly dependsOn?: 'project version'
}

/** Serves endpoints of the contract: decodes the request, runs the handler, encodes the answer. */
export const serve = (ports: ServePorts) => {
  const { app, formApp = app, storage, limits, storedBytes } = ports
  const keyCheck = apiKeyCheck(ports)
  const refuseProgramKeys = refuseProgram(keyCheck)
  const roleChecks = { any: [], administrator: [requireAdministratorKey(keyCheck)] }

  const addRoute = (endpoint: AnyEndpoint, handler: Handler, hooks: ReadonlyArray<RequestHook> = []): void => {
    const targetApp = endpoint.body.kind === 'file' ? formApp : app
    for (const path of [endpoint.path, ...endpoint.aliasPaths])
      targetApp.route({
        method: endpoint.method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        bodyLimit: bodyLimitOf(endpoint.body),
        // A browser that was left open connects to its event streams again and again.
        config: { bodySchema: endpoint.body.codec.schema, isKeyUse: endpoint.answer.kind !== 'events' },
        // An event stream has no end, so there is no HEAD request for it.
        exposeHeadRoute: endpoint.answer.kind !== 'events',
        onRequest: endpoint.needsKey
          ? [
              keyCheck.check,
              limits.checkOf(endpoint),
              ...(endpoint.allowsProgramKeys ? [] : [refuseProgramKeys]),
              ...roleChecks[endpoint.role],
              ...hooks,
            ]
          : [],
        handler,
      })
  }

  /** Decodes the request, and sends the result or the refusal. */
  const addResultRoute = <P, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    handle: (
      command: CommandOf<P, Q, B>,
      request: FastifyRequest,
    ) => Handled<CallResult<A> | EncodedResult | CompressedResult>,
    hooks?: ReadonlyArray<RequestHook>,
  ): void =>
    addRoute(
      endpoint,
      async (request, reply) => {
        const command = await decodeRequest(endpoint, request)
        const result = E.isLeft(command) ? command : await handle(command.right, request)
        return E.isLeft(result)
          ? sendRefusal(reply, result.left)
          : sendResult(request, reply, endpoint.answer, result.right)
      },
      hooks,
    )

  return {
    /** an endpoint that needs no key */
    open: <P, Q, B, A>(
      endpoint: Endpoint<P, Q, B, A>,
      handle: (command: CommandOf<P, Q, B>) => Handled<CallResult<A> | EncodedResult>,
    ): void => {
      if (endpoint.needsKey) throw new Error(`${endpoint.name} needs a key, but is served without one`)
      addResultRoute(endpoint, handle)
    },

    /** an endpoint that needs a key; what it needs of the records it reads itself */
    authorised: <P, Q, B, A>(
      endpoint: Endpoint<P, Q, B, A>,
      handle: (
        command: CommandOf<P, Q, B> & { readonly user: KeyHolder },
      ) => Handled<CallResult<A> | EncodedResult | CompressedResult>,
    ): void => addResultRoute(endpoint, (command, request) => handle({ ...command, user: keyCheck.userOf(request) })),

    /** an endpoint that reads a consistent snapshot of the records */
    read: <P, Q, B, A>(
      endpoint: Endpoint<P, Q, B, A>,
      handle: (
        command: CommandOf<P, Q, B> & { readonly user: KeyHolder },
        records: Records,
      ) => Handled<CallResult<A> | EncodedResult>,
    ): void =>
      addResultRoute(endpoint, (command, request) => {
        const user = keyCheck.userOf(request)
        return storage.read(user.organisation, (records) => handle({ ...command, user }, records))
      }),

    /** an endpoint that reads a project and its plan, and nothing else */
    readPlan: <P extends { readonly id: ProjectId }, Q, B, A>(
      endpoint: Endpoint<P, Q, B, A>,
      handle: (
        command: CommandOf<P, Q, B>,
        projectPlan: ProjectPlan,
      ) => E.Either<Refusal, CallResult<A> | EncodedResult>,
      { dependsOn }: ReadPlanOptions = {},
    ): void =>
      addResultRoute(
        endpoint,
        async (command, request) => {
          const { organisation } = keyCheck.userOf(request)
          const projectPlan = await storage.readProjectPlan(organisation, command.parameters.id)
          return projectPlan === undefined ? E.left(projectNotFound) : handle(command, projectPlan)
        },
        dependsOn === 'project version' ? [unmodifiedCheck(storage, keyCheck)] : [],
      ),

    /** an endpoint that writes all or nothing; it is answered once the change is stored */
    write: <P, Q, B, A>(
      endpoint: Endpoint<P, Q, B, A>,
      handle: (command: CommandOf<P, Q, B> & { readonly user: KeyHolder }, records: Records) => Handled<CallResult<A>>,
    ): void =>
      addRoute(
        endpoint,
        writeHandler(ports, keyCheck, endpoint, async (command) => E.right(command), handle),
        [storedBytes.checkOf(endpoint)],
      ),

    /** an endpoint like those of `write`, with slow work done beforehand, so that no transaction is open meanwhile */
    writeAfterPreparing: <P, Q, B, A, R>(
      endpoint: Endpoint<P, Q, B, A>,
      prepare: (command: CommandOf<P, Q, B> & { readonly user: KeyHolder }) => Handled<R>,
      handle: (prepared: R, records: Records) => Handled<CallResult<A>>,
    ): void =>
      addRoute(endpoint, writeHandler(ports, keyCheck, endpoint, prepare, handle), [storedBytes.checkOf(endpoint)]),

    /** an endpoint whose answer is sent as a stream, or is one where the query asks for that */
    stream: <P, Q, B, A>(
      endpoint: Endpoint<P, Q, B, A>,
      handle: (command: StreamCommand<P, Q, B> & { readonly user: KeyHolder }) => Handled<Stream | CallResult<A>>,
    ): void =>
      addRoute(endpoint, async (request, reply) => {
        const command = await decodeRequest(endpoint, request)
        if (E.isLeft(command)) return sendRefusal(reply, command.left)
        const lastEventId =
          endpoint.answer.kind === 'events' ? parseLastEventId(request.headers['last-event-id']) : E.right(undefined)
        if (E.isLeft(lastEventId)) return sendRefusal(reply, lastEventId.left)
        const user = keyCheck.userOf(request)
        const closed = new AbortController()
        reply.raw.once('close', () => closed.abort())
        const result = await handle({
          ...command.right,
          closed: closed.signal,
          user,
          lastEventId: lastEventId.right,
          apiKey: keyCheck.apiKeyOf(request),
        })
        if (E.isLeft(result)) return sendRefusal(reply, result.left)
        const { audited } = result.right
        if (audited !== undefined) {
          const entry = auditEntry(audited, { user, address: command.right.clientAddress, at: ports.now() })
          await storage.write(user.organisation, async ({ audit }) => E.right(await audit.add(entry)))
        }
        return 'content' in result.right
          ? sendStream(reply, endpoint.answer, result.right)
          : sendResult(request, reply, endpoint.answer, result.right)
      }),
  }
}

/** Answers 304 before anything is read, where the browser has the current version of the project. */
const unmodifiedCheck =
  ({ peek }: Pick<Storage, 'peek'>, { userOf }: Pick<ApiKeyCheck, 'userOf'>) =>
  (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { 'if-none-match': ifNoneMatch } = request.headers
    const project = ifNoneMatch === undefined ? undefined : projectOrDriverIdOf(request)
    if (project === undefined) return done()
    const version = peek(userOf(request).organisation, project)?.version
    if (version !== undefined && hasCachedVersion(ifNoneMatch, String(version)))
      sendNotModified(reply, { version: String(version) })
    else done()
  }
