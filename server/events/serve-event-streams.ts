import { Readable } from 'node:stream'
import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { followProject, presenceCodec } from '../../contract/history'
import { followJob } from '../../contract/optimisation'
import type { PresentUser } from '../../src/domain/project'
import { requireJob, requireProject } from '../require-record'
import type { Serve, Stream } from '../http'
import { isFinished } from '../../src/domain/optimisation'
import { toJob } from '../optimisation/record/job-transitions'
import type { JobId, JobRecord, OrganisationId, Storage } from '../storage'
import { type EventBus, topicOf } from './event-bus'
import {
  CLOSE_TIMEOUT_MS,
  type EventFeed,
  followFeed,
  type FollowFeedOptions,
  formatStatus,
  READ_TIMEOUT_MS,
  startTimer as startDefaultTimer,
  type StartTimer,
} from './follow-feed'
import { openPresence, type Follower, type Presence } from './presence'
import { projectEvents } from './project-events'
import { sharedReads } from './shared-reads'
import type { KeyHolder } from '../sign-in'

export type EventStreamPorts = {
  readonly storage: Pick<Storage, 'readOneStatement'>
  readonly bus: Pick<EventBus, 'subscribe' | 'exchange'>
  readonly now: () => Date
  /** whether the key is still valid */
  readonly isKeyValid: (apiKey: string) => Promise<boolean>
  /** aborted when the server closes */
  readonly closing: AbortSignal
  readonly onError: (error: unknown) => void
}

type StreamRequest = {
  readonly user: KeyHolder
  readonly apiKey: string
  readonly lastEventId: number | undefined
}

export const serveEventStreams = (serve: Serve, ports: EventStreamPorts): void => {
  const { storage, bus, now, isKeyValid, closing, onError } = ports
  const shareReads = sharedReads()
  const presence = openPresence({ exchange: bus.exchange, now })
  const stream = (feed: EventFeed, { apiKey, lastEventId: lastSeen }: StreamRequest): Stream => ({
    content: eventStream(feed, {
      lastSeen,
      signal: closing,
      isAllowed: () => isKeyValid(apiKey),
      onError,
    }),
    headers: {
      // A proxy such as nginx must pass each event on at once instead of buffering it.
      'x-accel-buffering': 'no',
      // Else a server that closes would wait until Node ends the idle connections of its former streams.
      connection: 'close',
    },
  })

  serve.stream(followProject, async (command): Promise<E.Either<Refusal, Stream>> => {
    const { id } = command.parameters
    const { organisation, username } = command.user
    const project = await storage.readOneStatement(organisation, (records) =>
      requireProject(records, { projectId: id, ifMatchVersions: undefined }),
    )
    return E.map(() => {
      const feed = shareReads(organisation, topicOf.project(id), projectEvents(ports, organisation, id))
      return stream(withPresence(feed, presence, { organisation, project: id, username }), command)
    })(project)
  })
  serve.stream(followJob, async (command): Promise<E.Either<Refusal, Stream>> => {
    const { jobId } = command.parameters
    const { organisation } = command.user
    const job = await storage.readOneStatement(organisation, (records) => requireJob(records, jobId))
    return E.map(() =>
      stream(shareReads(organisation, topicOf.job(jobId), jobEvents(ports, organisation, jobId)), command),
    )(job)
  })
}

/** Tells a follower who else follows, and the others of this follower. */
const withPresence = (feed: EventFeed, presence: Presence, follower: Follower): EventFeed => ({
  ...feed,
  subscribe: (listener) => {
    const [unsubscribe, leave] = [feed.subscribe(listener), presence.join(follower, () => listener(undefined))]
    return () => {
      unsubscribe()
      leave()
    }
  },
  status: { initial: presentStatus([]), read: () => presentStatus(presence.othersOf(follower)) },
})

const presentStatus = (users: ReadonlyArray<PresentUser>): string =>
  formatStatus({ name: 'present', data: JSON.stringify(presenceCodec.encode({ users })) })

/** The revisions of a job as events, up to its end. A follower is first sent the current state. */
export const jobEvents = (
  { storage, bus }: { readonly storage: Pick<Storage, 'readOneStatement'>; readonly bus: Pick<EventBus, 'subscribe'> },
  organisation: OrganisationId,
  id: JobId,
): EventFeed => ({
  subscribe: (listener) => bus.subscribe(organisation, topicOf.job(id), listener),
  readCurrentId: () => Promise.resolve(0),
  readAfter: (seen) =>
    storage.readOneStatement(organisation, async ({ jobs }) => {
      const job = await jobs.find(id)
      if (job === undefined) return { events: [], isFinal: true }
      const events = job.revision > seen ? [{ id: job.revision, name: 'progress', data: toEventData(job) }] : []
      return { events, isFinal: isFinished(job) }
    }),
})

/**
 * A result is stored in the form in which it is sent, so that thousands of stops need not be read and written again.
 */
const toEventData = (job: JobRecord): string => {
  const data = JSON.stringify(followJob.answer.codec.encode(toJob({ ...job, result: undefined })))
  return job.result === undefined ? data : `${data.slice(0, -1)},"result":${job.result}}`
}

export type StreamOptions = Omit<FollowFeedOptions, 'startTimer'> & {
  readonly onError: (error: unknown) => void
  readonly startTimer?: StartTimer
}

/** Server-sent events, written no faster than they are read; a reader that reads nothing is disconnected. */
export const eventStream = (feed: EventFeed, options: StreamOptions): Readable => {
  const { signal, onError, startTimer = startDefaultTimer } = options
  const ended = new AbortController()
  const texts = followFeed(feed, { ...options, startTimer, signal: ended.signal })
  let cancelDrop = (): void => undefined
  const dropAfter = (ms: number): void => {
    cancelDrop()
    cancelDrop = startTimer(ms, () => stream.destroy())
  }
  const end = (): void => {
    ended.abort()
    dropAfter(CLOSE_TIMEOUT_MS)
  }
  const stopReading = (): void => {
    ended.abort()
    void texts.return(undefined).catch(onError)
  }
  const stream = new Readable({
    read: () => {
      cancelDrop()
      void writeNext()
    },
    destroy: (error, done) => {
      cancelDrop()
      signal.removeEventListener('abort', end)
      stopReading()
      done(error)
    },
  })
  const writeNext = async (): Promise<void> => {
    const text = await texts.next().catch(onError)
    if (stream.destroyed) return
    dropAfter(ended.signal.aborted ? CLOSE_TIMEOUT_MS : READ_TIMEOUT_MS)
    stream.push(text === undefined || text.done === true ? null : text.value)
  }
  if (signal.aborted) ended.abort()
  else signal.addEventListener('abort', end)
  return stream
}
