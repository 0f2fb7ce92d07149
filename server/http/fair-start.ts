import { AsyncResource } from 'node:async_hooks'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How long requests begin at once before what others sent meanwhile is looked at. A round of the event loop accepts one new
 * connection, so that a new user would wait for a long round behind each connection that came before.
 */
const ROUND_MS = 2

/** Begins or goes on with a request when it is the turn of its sender. */
export type BeginRequest = (request: IncomingMessage, begin: () => void) => void

export type FairStartPorts = {
  /** the id of the user whose key this was when it was last looked up */
  readonly knownUserOf: (apiKey: string) => string | undefined
}

/**
 * A sender of thousands of requests waits for its own, and other senders do not. `beginRequest` is for requests that have
 * waited for the same thing since.
 */
export const fairRequests = ({ knownUserOf }: FairStartPorts) => {
  const startFairly = fairStart(ROUND_MS)
  const countUnanswered = unansweredLimit()
  const beginRequest: BeginRequest = (request, begin) => startFairly(() => senderOf(request, knownUserOf), begin)
  return {
    beginRequest,
    /** The server of the framework, which works on a request only once it begins. */
    serverFactory: (handle: RequestListener, { keepAliveTimeout, requestTimeout }: ServerTimeouts): Server =>
      // A request without a Host header is refused by a hook, with the body of a refusal.
      createServer({ keepAliveTimeout, requestTimeout, requireHostHeader: false }, (request, response) =>
        countUnanswered(request, response, () =>
          beginRequest(request, () => {
            if (!request.socket.destroyed) handle(request, response)
          }),
        ),
      ),
  }
}

/** No browser or proxy sends a second request before the answer, though HTTP/1.1 allows it. */
const MAX_UNANSWERED = 100

/** Ends a connection with too many requests that wait for their answer: it could have a million of them. */
const unansweredLimit = () => {
  const counts = new WeakMap<Socket, number>()
  return ({ socket }: IncomingMessage, response: ServerResponse, proceed: () => void): void => {
    const count = (counts.get(socket) ?? 0) + 1
    if (count > MAX_UNANSWERED) return void socket.destroy()
    counts.set(socket, count)
    response.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1))
    proceed()
  }
}

type ServerTimeouts = { readonly keepAliveTimeout?: number; readonly requestTimeout?: number }

/** The users of one proxy have the same address. A further key of a user, or one that is made up, gets no further turn. */
const senderOf = (
  { headers: { 'x-api-key': apiKey }, socket }: IncomingMessage,
  knownUserOf: FairStartPorts['knownUserOf'],
): string => (typeof apiKey === 'string' ? knownUserOf(apiKey) : undefined) ?? socket.remoteAddress ?? ''

type StartFairly = (sender: () => string, begin: () => void) => void

/**
 * Begins work at once while a round lasts. What comes later waits for the next rounds of the event loop, in which one
 * sender begins after the other.
 */
export const fairStart = (roundMs: number, now: () => number = () => performance.now()): StartFairly => {
  const waiting = new Map<string, Array<() => void>>()
  let roundEnd: number | undefined

  const nextRound = (): void => {
    roundEnd = undefined
    // A sender with more to begin is added at the end, and is reached again.
    for (const [sender, queue] of waiting) {
      const begin = queue.shift()
      waiting.delete(sender)
      if (queue.length > 0) waiting.set(sender, queue)
      if (begin !== undefined) beginNow(begin)
      if (isOver()) return
    }
  }

  const isOver = (): boolean => roundEnd !== undefined && now() >= roundEnd

  const beginNow = (begin: () => void): void => {
    if (roundEnd === undefined) {
      roundEnd = now() + roundMs
      setImmediate(nextRound)
    }
    begin()
  }

  return (senderOfWork, begin) => {
    if (waiting.size === 0 && !isOver()) return beginNow(begin)
    const sender = senderOfWork()
    const queue = waiting.get(sender)
    // Without a context of its own it would begin with that of another request, such as its version of the roads.
    const context = new AsyncResource('WaitingRequest')
    const beginLater = (): void => context.runInAsyncScope(begin)
    if (queue === undefined) waiting.set(sender, [beginLater])
    else queue.push(beginLater)
  }
}
