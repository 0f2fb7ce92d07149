import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { followProject } from '../../contract/history'
import { followJob } from '../../contract/job'
import { eventStream, projectEvents, type EventBus, type Followed } from '../event'
import type { Serve, Stream, Who } from '../http'
import { jobEvents } from '../job'
import { projectFor } from '../project'
import type { Storage } from '../storage'

export type Follow = {
  readonly storage: Pick<Storage, 'read'>
  readonly bus: Pick<EventBus, 'subscribe'>
  /** whether who follows may still know */
  readonly isGood: (key: string) => Promise<boolean>
  /** fires when the server closes */
  readonly closing: AbortSignal
  readonly onAccident: (error: unknown) => void
}

type Asking = {
  readonly who: Who
  readonly key: string
  readonly signal: AbortSignal
  readonly since: number | undefined
}

/** Fires with the first of both. The server's own lives long, so nothing is left hanging on it. */
const eitherOf = (request: AbortSignal, closing: AbortSignal): AbortSignal => {
  const over = new AbortController()
  const end = (): void => {
    closing.removeEventListener('abort', end)
    over.abort()
  }
  request.addEventListener('abort', end, { once: true })
  closing.addEventListener('abort', end, { once: true })
  return over.signal
}

export const serveFollowing = (serve: Serve, follow: Follow): void => {
  const { storage, isGood, closing, onAccident } = follow
  const stream = (followed: Followed, { key, signal, since }: Asking): Stream => ({
    content: eventStream(followed, {
      since,
      signal: eitherOf(signal, closing),
      mayGoOn: () => isGood(key),
      onAccident,
    }),
    // Whoever stands between must not wait for more before passing it on.
    headers: { 'x-accel-buffering': 'no' },
  })

  serve.stream(followProject, async (asked): Promise<E.Either<Refusal, Stream>> => {
    const { id } = asked.parameters
    const { organisation } = asked.who
    const project = await storage.read(organisation, (records) =>
      projectFor(records, { project: id, expected: undefined }),
    )
    return E.map(() => stream(projectEvents(follow, organisation, id), asked))(project)
  })
  serve.stream(followJob, async (asked): Promise<E.Either<Refusal, Stream>> => {
    const { jobId } = asked.parameters
    const { organisation } = asked.who
    const job = await storage.read(organisation, ({ jobs }) => jobs.find(jobId))
    return job === undefined
      ? E.left({ code: 'not_found', message: 'There is no such job.' })
      : E.right(stream(jobEvents(follow, organisation, jobId), asked))
  })
}
