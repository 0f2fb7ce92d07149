import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { followProject } from '../../contract/history'
import { followJob } from '../../contract/optimisation'
import { requireJob, requireProject } from '../require'
import type { Serve, Stream, RequestUser } from '../http'
import type { Storage } from '../storage'
import type { EventBus } from './event-bus'
import type { EventFeed } from './event-feed'
import { eventStream } from './event-stream'
import { jobEvents } from './job-events'
import { projectEvents } from './project-events'
import { sharedReads } from './shared-reads'
import { topicOf } from './topic'

export type EventStreamPorts = {
  readonly storage: Pick<Storage, 'read'>
  readonly bus: Pick<EventBus, 'subscribe'>
  /** whether the key is still valid */
  readonly isKeyValid: (key: string) => Promise<boolean>
  /** aborted when the server closes */
  readonly closing: AbortSignal
  readonly onError: (error: unknown) => void
}

type StreamRequest = {
  readonly user: RequestUser
  readonly key: string
  readonly lastEventId: number | undefined
}

export const serveEventStreams = (serve: Serve, ports: EventStreamPorts): void => {
  const { storage, isKeyValid, closing, onError } = ports
  const shareReads = sharedReads()
  const stream = (feed: EventFeed, { key, lastEventId: lastSeen }: StreamRequest): Stream => ({
    content: eventStream(feed, {
      lastSeen,
      signal: closing,
      isAllowed: () => isKeyValid(key),
      onError,
    }),
    // A proxy such as nginx must pass each event on at once instead of buffering it.
    headers: { 'x-accel-buffering': 'no' },
  })

  serve.stream(followProject, async (command): Promise<E.Either<Refusal, Stream>> => {
    const { id } = command.parameters
    const { organisation } = command.user
    const project = await storage.read(organisation, (records) =>
      requireProject(records, { project: id, expected: undefined }),
    )
    return E.map(() =>
      stream(shareReads(organisation, topicOf.project(id), projectEvents(ports, organisation, id)), command),
    )(project)
  })
  serve.stream(followJob, async (command): Promise<E.Either<Refusal, Stream>> => {
    const { jobId } = command.parameters
    const { organisation } = command.user
    const job = await storage.read(organisation, (records) => requireJob(records, jobId))
    return E.map(() =>
      stream(shareReads(organisation, topicOf.job(jobId), jobEvents(ports, organisation, jobId)), command),
    )(job)
  })
}
