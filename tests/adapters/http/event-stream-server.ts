import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach } from 'vitest'
import { followProject } from '../../../contract/history'
import { eventFollower } from '../../../src/adapters/http'
import { memoryClock, memoryConnection } from '../../kit/memory'
import type { FollowState } from '../../../src/application/gateway'
import type { ProjectChanged } from '../../../src/application/plan'
import { say, smallServer } from '../../kit/stub-server'

const changed = (version: number): ProjectChanged => ({
  version,
  by: 'm.visser',
  words: `Change ${version}`,
  at: '2026-11-23T08:14:00.000Z',
})

export const told = (version: number, name = 'changed', data: unknown = changed(version)): string =>
  `id: ${version}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

type Answer = (response: ServerResponse) => void

export const streaming =
  (...lines: ReadonlyArray<string>): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.write([': listening\n\n', ...lines].join(''))
  }

/** Says it, and is gone. */
export const breaking =
  (...lines: ReadonlyArray<string>): Answer =>
  (response) => {
    streaming(...lines)(response)
    response.end()
  }

export const refusing =
  (status: number): Answer =>
  (response) =>
    say(response, status, { message: 'No', code: 'no' })

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Follows a project on a server that answers in turn, the last answer again and again. */
export const following = async (answers: ReadonlyArray<Answer>, since?: number) => {
  const asked: IncomingMessage[] = []
  const responses: ServerResponse[] = []
  const server = await smallServer((request, _body, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(request)
    responses.push(response)
    answer?.(response)
  })
  const [clock, connection] = [memoryClock(), memoryConnection()]
  const events: ProjectChanged[] = []
  let next = (_stop: () => void): void => undefined
  const states: FollowState[] = []
  const follow = eventFollower({ base: server.base, key: () => 'k', clock, connection })
  const stop = follow(
    followProject,
    'changed',
    ({ version }) => version === 99,
  )({ parameters: { id: 'p' }, query: {} })(
    (event) => {
      events.push(event)
      next(stop)
    },
    (state) => states.push(state),
    since,
  )
  closing.push(stop, server.close)
  const versions = () => events.map(({ version }) => version)
  const onNext = (run: typeof next): void => {
    next = run
  }
  return { asked, responses, clock, connection, states, stop, versions, onNext }
}

/** Time for whatever would come to come. */
export const aWhile = () => new Promise((resolve) => setTimeout(resolve, 40))
