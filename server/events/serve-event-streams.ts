import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { followProject } from '../../contract/history'
import { followJob } from '../../contract/optimisation'
import { eventStream, projectEvents, sharedLooks, topicOf, type EventBus, type Followed } from '.'
import { jobFor, projectFor } from '../require'
import type { Serve, Stream, Who } from '../http'
import { jobEvents } from '../optimisation/record'
import type { Storage } from '../storage'

export type Follow = {
  readonly storage: Pick<Storage, 'read'>
  readonly bus: Pick<EventBus, 'subscribe'>
  /** whether the key is still good */
  readonly isGood: (key: string) => Promise<boolean>
  /** aborted when the server closes */
  readonly closing: AbortSignal
  readonly onAccident: (error: unknown) => void
}

type Asking = {
  readonly who: Who
  readonly key: string
  readonly since: number | undefined
}

export const serveFollowing = (serve: Serve, follow: Follow): void => {
  const { storage, isGood, closing, onAccident } = follow
  const share = sharedLooks()
  const stream = (followed: Followed, { key, since }: Asking): Stream => ({
    content: eventStream(followed, {
      since,
      signal: closing,
      mayGoOn: () => isGood(key),
      onAccident,
    }),
    // A proxy such as nginx must pass each event on at once instead of buffering it.
    headers: { 'x-accel-buffering': 'no' },
  })

  serve.stream(followProject, async (asked): Promise<E.Either<Refusal, Stream>> => {
    const { id } = asked.parameters
    const { organisation } = asked.who
    const project = await storage.read(organisation, (records) =>
      projectFor(records, { project: id, expected: undefined }),
    )
    return E.map(() =>
      stream(share(organisation, topicOf.project(id), projectEvents(follow, organisation, id)), asked),
    )(project)
  })
  serve.stream(followJob, async (asked): Promise<E.Either<Refusal, Stream>> => {
    const { jobId } = asked.parameters
    const { organisation } = asked.who
    const job = await storage.read(organisation, (records) => jobFor(records, jobId))
    return E.map(() => stream(share(organisation, topicOf.job(jobId), jobEvents(follow, organisation, jobId)), asked))(
      job,
    )
  })
}
