import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { AnyEndpoint, Refusal } from '../../contract'
import { memoizeWeak } from '../../src/domain/value'
import { tokenBuckets } from '../token-buckets'
import { userIn } from './command-and-result'
import { sendRefusal } from './send-refusal'
import type { KeyHolder } from '../sign-in'

const MEGABYTE = 1024 * 1024

/** What one user, and one organisation, may have in progress at the same time. */
const inProgressLimits = {
  stream: {
    user: 50,
    organisation: 1_000,
    retryAfter: 30,
    message: 'Too many pages of yours are open at once. Close some of them first.',
  },
  document: {
    user: 2,
    organisation: 6,
    retryAfter: 5,
    message: 'Documents of yours are being made already. Please wait for them first.',
  },
  'large body': {
    user: 2,
    organisation: 3,
    retryAfter: 2,
    message: 'Large files of yours are being read already. Please wait for them first.',
  },
  'unread bytes': {
    user: 32 * MEGABYTE,
    organisation: 128 * MEGABYTE,
    retryAfter: 10,
    message: 'Answers wait that were not fetched. Please fetch them first.',
  },
} as const

type InProgressKind = keyof typeof inProgressLimits

/** How many bytes of large bodies an organisation may send for each request a second that a user may. */
const BODY_BYTES_PER_REQUEST = 20_000
const BODY_BURST_SECONDS = 50

/** Some seconds of the allowed rate may come at once: a page that opens sends several requests. */
const BURST_SECONDS = 10
/** So many users of one organisation may send at their full rate. */
const BUSY_USERS = 10

const LARGE_BODY_BYTES = MEGABYTE
const LARGE_ANSWER_BYTES = 64 * 1024
const READ_TIMEOUT_MS = 20_000

export type RequestLimits = {
  /** refuses what a user, or their organisation, has too much of already */
  readonly checkOf: (
    endpoint: AnyEndpoint,
  ) => (request: FastifyRequest, reply: FastifyReply, proceed: HookHandlerDoneFunction) => void
}

export type RequestLimitSettings = {
  readonly userRequestsPerSecond: number
  /** a connection on which nothing of an answer is read for so long is closed */
  readonly readTimeoutMs?: number
  readonly now: () => Date
}

/** Each server counts for itself. */
export const requestLimits = (
  app: FastifyInstance,
  { userRequestsPerSecond, readTimeoutMs = READ_TIMEOUT_MS, now }: RequestLimitSettings,
): RequestLimits => {
  const userRates = tokenBuckets({ perSecond: userRequestsPerSecond, burst: BURST_SECONDS * userRequestsPerSecond })
  const organisationRates = tokenBuckets({
    perSecond: BUSY_USERS * userRequestsPerSecond,
    burst: BUSY_USERS * BURST_SECONDS * userRequestsPerSecond,
  })
  const bytesPerSecond = userRequestsPerSecond * BODY_BYTES_PER_REQUEST
  const bodyRates = tokenBuckets({ perSecond: bytesPerSecond, burst: BODY_BURST_SECONDS * bytesPerSecond })
  const inProgress = createInProgressCounts()

  const refusalOf = (
    endpoint: AnyEndpoint,
    user: KeyHolder,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Refusal | undefined => {
    const timestamp = now().getTime()
    const waitSeconds =
      userRates.take(user.userId, 1, timestamp) || organisationRates.take(user.organisation, 1, timestamp)
    if (waitSeconds > 0)
      return tooManyRequests(
        waitSeconds,
        'You send more requests than are answered for one user. Please wait a little.',
      )
    const unread = inProgress.isFull('unread bytes', user)
    if (unread) return inProgressRefusal('unread bytes')
    const bytes = bodyBytesOf(endpoint, request)
    if (bytes > LARGE_BODY_BYTES) {
      const bytesWait = bodyRates.take(user.organisation, bytes, timestamp)
      if (bytesWait > 0)
        return tooManyRequests(bytesWait, 'Your organisation has sent much at once. Please wait a little.')
    }
    const kind = inProgressKindOf(endpoint, bytes)
    if (kind === undefined) return undefined
    if (inProgress.isFull(kind, user)) return inProgressRefusal(kind)
    inProgress.add(kind, user, 1, reply)
    return undefined
  }

  // An answer that is not read would otherwise stay in memory.
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    if (bytes > LARGE_ANSWER_BYTES) {
      // A request that a test injects has no socket.
      if (request.raw.socket instanceof Socket) reply.raw.setTimeout(readTimeoutMs)
      const user = userIn(request)
      if (user !== undefined) inProgress.add('unread bytes', user, bytes, reply)
    }
    done(null, payload)
  })

  return {
    checkOf: (endpoint) => (request, reply, proceed) => {
      const user = userIn(request)
      const refusal = user && refusalOf(endpoint, user, request, reply)
      if (refusal === undefined) return proceed()
      // Thousands of connections that were left open would all be closed at the same moment.
      if (endpoint.answer.kind === 'events') reply.header('connection', 'close')
      sendRefusal(reply, refusal)
    },
  }
}

const inProgressKindOf = ({ answer }: AnyEndpoint, bytes: number): InProgressKind | undefined => {
  if (answer.kind === 'events') return 'stream'
  if (answer.kind === 'file') return 'document'
  return bytes > LARGE_BODY_BYTES ? 'large body' : undefined
}

/** A body whose length is not said may be as long as the endpoint allows. */
export const bodyBytesOf = ({ body }: AnyEndpoint, { headers }: FastifyRequest): number => {
  if (body.kind === 'none') return 0
  if (headers['content-length'] === undefined) return headers['transfer-encoding'] === undefined ? 0 : body.maxBytes
  const stated = Number(headers['content-length'])
  return Number.isFinite(stated) ? Math.min(stated, body.maxBytes) : body.maxBytes
}

const tooManyRequests = (seconds: number, message: string): Refusal => ({
  code: 'too_many_requests',
  message,
  more: { retry_after: Math.ceil(seconds) },
})

const inProgressRefusal = (kind: InProgressKind): Refusal =>
  tooManyRequests(inProgressLimits[kind].retryAfter, inProgressLimits[kind].message)

/** What is in progress, by kind, user and organisation. */
const createInProgressCounts = () => {
  const counts = new Map<string, number>()
  const add = (key: string, amount: number): void => {
    const count = (counts.get(key) ?? 0) + amount
    if (count === 0) counts.delete(key)
    else counts.set(key, count)
  }
  return {
    isFull: (kind: InProgressKind, user: KeyHolder): boolean => {
      const keys = inProgressKeysOf(user)[kind]
      const limit = inProgressLimits[kind]
      return (counts.get(keys.user) ?? 0) >= limit.user || (counts.get(keys.organisation) ?? 0) >= limit.organisation
    },
    /** counts it until the answer is sent, or its reader has left */
    add: (kind: InProgressKind, user: KeyHolder, amount: number, reply: FastifyReply): void => {
      const { user: userKey, organisation } = inProgressKeysOf(user)[kind]
      add(userKey, amount)
      add(organisation, amount)
      let isCounted = true
      const release = (): void => {
        if (!isCounted) return
        isCounted = false
        add(userKey, -amount)
        add(organisation, -amount)
      }
      reply.raw.once('finish', release).once('close', release)
    },
  }
}

type InProgressKeys = Readonly<Record<InProgressKind, { readonly user: string; readonly organisation: string }>>

/** Made once for each key, since every request needs them. */
const inProgressKeysOf = memoizeWeak(({ userId, organisation }: KeyHolder): InProgressKeys => {
  const keysFor = (kind: InProgressKind) => ({
    user: JSON.stringify([kind, organisation, userId]),
    organisation: JSON.stringify([kind, organisation]),
  })
  return {
    stream: keysFor('stream'),
    document: keysFor('document'),
    'large body': keysFor('large body'),
    'unread bytes': keysFor('unread bytes'),
  }
})
