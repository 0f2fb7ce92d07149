import * as E from 'fp-ts/Either'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { readLastEventId, type AnyCall, type Call } from '../../contract'
import type { Records } from '../storage'
import type { Commanded, Who } from './authorised-command'
import { limitOf } from './body-parsers'
import { decoded } from './decode-request'
import { refuse } from './send-refusal'
import { doorkeeper } from './key-check'
import { answerRead } from './send-answer'
import type { Serving } from './serve-ports'
import { whileKnown } from './unmodified-check'
import { flow, type Stream, type Streamed } from './send-stream'
import type { Told, WrittenOut } from './call-result'
import { writing, type Said } from './write-handler'

type Hook = (request: FastifyRequest, reply: FastifyReply, go: HookHandlerDoneFunction) => void

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export type Serve = ReturnType<typeof serve>

/** Serves calls of the contract: decodes the request, runs the use case, encodes the answer. */
export const serve = (serving: Serving) => {
  const { app, forms = app, storage } = serving
  const door = doorkeeper(serving)

  const route = (call: AnyCall, handler: Handler, known: ReadonlyArray<Hook> = []): void => {
    const there = call.body.kind === 'file' ? forms : app
    for (const path of [call.path, ...call.alsoAt])
      there.route({
        method: call.method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        bodyLimit: limitOf(call.body),
        // An event stream has no end, so there is no HEAD request for it.
        exposeHeadRoute: call.answer.kind !== 'events',
        onRequest: call.access === 'key' ? [door.check, ...known] : [],
        handler,
      })
  }

  return {
    /** a call that needs no key */
    open: <P, Q, B, A>(call: Call<P, Q, B, A>, run: (asked: Commanded<P, Q, B>) => Said<Told<A>>): void =>
      route(call, async (request, reply) => {
        const asked = await decoded(call, request)
        const said = E.isLeft(asked) ? asked : await run(asked.right)
        return E.isLeft(said) ? refuse(reply, said.left) : answerRead(request, reply, call.answer, said.right)
      }),

    /** a call that needs a key, but no records */
    ask: <P, Q, B, A>(
      call: Call<P, Q, B, A>,
      run: (asked: Commanded<P, Q, B> & { readonly who: Who }) => Said<Told<A>>,
    ): void =>
      route(call, async (request, reply) => {
        const asked = await decoded(call, request)
        const said = E.isLeft(asked) ? asked : await run({ ...asked.right, who: door.who(request) })
        return E.isLeft(said) ? refuse(reply, said.left) : answerRead(request, reply, call.answer, said.right)
      }),

    /**
     * A call that reads the records as they are at one moment. An answer that depends on the version of a project alone
     * (`a project`) is not read at all for a browser that has that version.
     */
    read: <P, Q, B, A>(
      call: Call<P, Q, B, A>,
      run: (asked: Commanded<P, Q, B> & { readonly who: Who }, records: Records) => Said<Told<A> | WrittenOut>,
      of: 'a project' | 'more' = 'more',
    ): void =>
      route(
        call,
        async (request, reply) => {
          const who = door.who(request)
          const asked = await decoded(call, request)
          if (E.isLeft(asked)) return refuse(reply, asked.left)
          const said = await storage.read(who.organisation, (records) => run({ ...asked.right, who }, records))
          return E.isLeft(said) ? refuse(reply, said.left) : answerRead(request, reply, call.answer, said.right)
        },
        of === 'a project' ? [whileKnown(storage, door)] : [],
      ),

    /** a call that writes all or nothing; it is answered once the change is stored */
    write: <P, Q, B, A>(
      call: Call<P, Q, B, A>,
      run: (asked: Commanded<P, Q, B> & { readonly who: Who }, records: Records) => Said<Told<A>>,
    ): void =>
      route(
        call,
        writing(serving, door, call, async (asked) => E.right(asked), run),
      ),

    /** the same, with slow work done beforehand, so that no transaction is open meanwhile */
    writeOnceReady: <P, Q, B, A, R>(
      call: Call<P, Q, B, A>,
      ready: (asked: Commanded<P, Q, B> & { readonly who: Who }) => Said<R>,
      run: (ready: R, records: Records) => Said<Told<A>>,
    ): void => route(call, writing(serving, door, call, ready, run)),

    /** a call whose answer is sent while it is made */
    stream: <P, Q, B, A>(
      call: Call<P, Q, B, A>,
      run: (asked: Streamed<P, Q, B> & { readonly who: Who }) => Said<Stream>,
    ): void =>
      route(call, async (request, reply) => {
        const asked = await decoded(call, request)
        if (E.isLeft(asked)) return refuse(reply, asked.left)
        const since =
          call.answer.kind === 'events' ? readLastEventId(request.headers['last-event-id']) : E.right(undefined)
        if (E.isLeft(since)) return refuse(reply, since.left)
        const said = await run({
          ...asked.right,
          who: door.who(request),
          since: since.right,
          key: door.key(request),
        })
        return E.isLeft(said) ? refuse(reply, said.left) : flow(reply, call.answer, said.right)
      }),
  }
}
