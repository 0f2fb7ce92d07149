import type { IncomingMessage, ServerResponse } from 'node:http'
import { followProject, presenceCodec, projectChangedCodec } from '../../../contract/history'
import { followEndpoint } from '../../../src/adapters/http'
import { memoryClock, memoryNetworkStatus } from '../../kit/memory'
import type { FollowState } from '../../../src/application/gateway'
import type { ProjectChanged } from '../../../src/domain/history'
import { closeAfterFile } from '../../kit/after-file'
import { respondJson, startStubServer } from '../../kit/stub-server'

const projectChanged = (version: number): ProjectChanged => ({
  version,
  by: 'm.visser',
  description: `Change ${version}`,
  at: '2026-11-23T08:14:00.000Z',
})

export const eventText = (
  version: number,
  name = 'changed',
  data: unknown = projectChangedCodec.encode(projectChanged(version)),
): string => `id: ${version}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

type Answer = (response: ServerResponse) => void

export const respondWithStream =
  (...lines: ReadonlyArray<string>): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.write([': listening\n\n', ...lines].join(''))
  }

/** Sends the lines and closes the connection. */
export const respondAndClose =
  (...lines: ReadonlyArray<string>): Answer =>
  (response) => {
    respondWithStream(...lines)(response)
    response.end()
  }

export const refuseWith =
  (status: number): Answer =>
  (response) =>
    respondJson(response, status, { message: 'No', code: 'no' })

/** Follows a project on a server that answers in turn, the last answer again and again. */
export const followProjectOn = async (answers: ReadonlyArray<Answer>, since?: number) => {
  const requests: IncomingMessage[] = []
  const responses: ServerResponse[] = []
  const server = await startStubServer((request, _body, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]
    requests.push(request)
    responses.push(response)
    answer?.(response)
  })
  const [clock, network] = [memoryClock(), memoryNetworkStatus()]
  const events: ProjectChanged[] = []
  let next = (_stop: () => void): void => undefined
  const states: FollowState[] = []
  const present: string[] = []
  const follow = followEndpoint({ base: server.base, apiKey: () => 'k', clock, network })
  const stop = follow(followProject, 'changed', ({ version }) => version === 99, {
    name: 'present',
    codec: presenceCodec,
  })({ parameters: { id: 'p' }, query: {} })(
    (event) => {
      events.push(event)
      next(stop)
    },
    (state) => states.push(state),
    since,
    ({ users }) => present.push(users.map(({ name }) => name).join()),
  )
  closeAfterFile(server.close)
  closeAfterFile(stop)
  const versions = () => events.map(({ version }) => version)
  const onNext = (run: typeof next): void => {
    next = run
  }
  return { requests, responses, clock, network, states, stop, versions, present, onNext }
}

/** Gives a request or an event that should not come the time to come. */
export const shortDelay = () => new Promise((resolve) => setTimeout(resolve, 40))
