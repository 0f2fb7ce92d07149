import { AsyncResource } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** So long do requests begin before what others sent meanwhile is looked at. */
const ROUND_MS = 10

/** Begins or goes on with a request when it is the turn of its sender. */
export type BeginRequest = (request: FastifyRequest, begin: () => void) => void

/**
 * Who sends thousands of requests at once waits for the rest of them, and nobody else does. The result is for requests
 * that have waited for the same thing since.
 */
export const beginFairly = (app: FastifyInstance): BeginRequest => {
  const startFairly = fairStart(ROUND_MS)
  const beginRequest: BeginRequest = (request, begin) => startFairly(senderOf(request), begin)
  app.addHook('onRequest', (request, _reply, proceed) => beginRequest(request, proceed))
  return beginRequest
}

/** Users of one proxy have the same address, but keys of their own. */
const senderOf = ({ headers: { 'x-api-key': apiKey }, raw }: FastifyRequest): string =>
  typeof apiKey === 'string' ? apiKey : (raw.socket.remoteAddress ?? '')

type StartFairly = (sender: string, begin: () => void) => void

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

  return (sender, begin) => {
    if (waiting.size === 0 && !isOver()) return beginNow(begin)
    const queue = waiting.get(sender)
    // Else it would begin with what belongs to the request that began last, such as its version of the roads.
    const beginLater = AsyncResource.bind(begin)
    if (queue === undefined) waiting.set(sender, [beginLater])
    else queue.push(beginLater)
  }
}
