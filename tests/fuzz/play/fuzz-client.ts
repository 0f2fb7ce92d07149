import assert from 'node:assert/strict'
import { endpoints, type AnyEndpoint } from '../../../contract'
import { isJsonObject } from '../../../src/domain/parse'
import type { PlannedRequest } from '../script/planned-request'
import { sendRequest, readUntil, type Answer } from './send-request'
import { checkAnswer, plainBodyOf } from './check-answer'
import { checkVersion } from './check-version'
import { emptyKnownState, type KnownState } from './known-state'
import { changedProjectOf, recordAnswer } from './learn'
import { readCheckedProject, type ReadEndpoint } from './read-project'
import { resolveRequest, type Request } from './resolve-request'
import type { FuzzServer } from './fuzz-server'

/** A user of an organisation, and what that organisation knows. */
export type FuzzClient = {
  readonly name: string
  readonly key: string
  readonly known: KnownState
  readonly read: ReadEndpoint
}

/** Called with every request of a script and its answer. */
export type OnAnswer = (client: FuzzClient, request: Request, answer: Answer) => void

export const fuzzClientOf = (server: FuzzServer, name: string, key: string): FuzzClient => {
  const known = emptyKnownState(name)
  return { name, key, known, read: readerFor(server, key) }
}

/** Reads with a user's API key. */
export const readerFor =
  ({ app }: FuzzServer, key: string): ReadEndpoint =>
  async (endpoint, id, query) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, id)
    const url = query === undefined ? path : `${path}?${query}`
    const answer = await sendRequest(app, {
      method: endpoint.method,
      url,
      headers: { 'x-api-key': key },
      payload: undefined,
    })
    assert.equal(
      answer.status,
      endpoint.answer.status,
      `${endpoint.method} ${url} is answered ${answer.status} ${answer.text}`,
    )
    return answer
  }

/** They change nothing that a second try would change again, so that another request can have their key. */
const endpointsThatOnlyRead: ReadonlyArray<AnyEndpoint> = [endpoints.checkAddresses, endpoints.priceStops]

/** Sends a planned request for a client, and checks the answer. */
export const runRequest = async (
  server: FuzzServer,
  client: FuzzClient,
  otherClient: FuzzClient,
  plannedRequest: PlannedRequest,
  onAnswer: OnAnswer,
): Promise<void> => {
  const { known } = client
  // The client goes on with its own key, so what a log-out ends is another one.
  const isLogOut = plannedRequest.endpoint === endpoints.logOut
  const apiKey = isLogOut ? await server.logIn(client.name) : client.key
  const request = resolveRequest(plannedRequest, apiKey, known, otherClient.known)
  const send = async (): Promise<Answer> => {
    const answer = await (request.endpoint.answer.kind === 'events'
      ? readUntil(server.app, request, hasEvent)
      : sendRequest(server.app, request))
    onAnswer(client, request, answer)
    checkAnswer(request, answer)
    assertNoLeak(request, answer, otherClient.known)
    return answer
  }
  const key = request.headers['idempotency-key']
  const isKeyUsed = key !== undefined && known.idempotencyKeys.includes(key)
  const answer = await send()
  const isAccepted = answer.status < 300
  if (isAccepted && isLogOut)
    assert.equal((await sendRequest(server.app, request)).status, 401, 'The key of a log-out is still valid')
  const isKeyStored = !endpointsThatOnlyRead.includes(request.endpoint)
  if (key !== undefined && isAccepted && isKeyStored && !isKeyUsed) known.idempotencyKeys.push(key)
  if (!isKeyUsed) {
    checkVersion(request, answer, known)
    if (isAccepted) recordAnswer(known, request, { ...answer, body: plainBodyOf(request, answer) })
    if (isAccepted && key !== undefined && plannedRequest.isRepeated) {
      const repeated = await send()
      assert.equal(repeated.status, answer.status)
      assert.deepEqual(repeated.body, withoutContentOfChange(answer.body), 'Sent again, answered otherwise')
    }
  }
  const changed = changedProjectOf(request, known)
  if (changed !== undefined && isAccepted) await refreshProject(client, changed)
}

/** What the change did to the plan is sent beside the answer the first time only. */
const withoutContentOfChange = (body: unknown): unknown => {
  const changed = isJsonObject(body) ? body['changed'] : undefined
  if (!isJsonObject(body) || !isJsonObject(changed) || !isJsonObject(changed['change'])) return body
  const { id, way } = changed['change']
  return { ...body, changed: { ...changed, change: { id, way } } }
}

/** Reads a project again after a change, and records it. */
export const refreshProject = async ({ known, read }: FuzzClient, id: string): Promise<void> => {
  const project = await readCheckedProject(read, id)
  known.projects.set(id, project)
  for (const one of [...Object.keys(project.documents.stops), ...project.changes.map((change) => change.id)])
    if (isServerId(one)) known.issuedIds.add(one)
}

/** Names that clients choose may be equal in two organisations; ids that the server generates may not. */
const isServerId = (id: string): boolean => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(id)

const hasEvent = (text: string): boolean => text.includes('\n\n')

/** Nothing of the other organisation is found, or named in any answer. */
const assertNoLeak = ({ endpoint, isForeign }: Request, { status, text }: Answer, otherClient: KnownState): void => {
  if (!endpoint.needsKey || status >= 300) return
  assert.ok(!isForeign, 'What is of another organisation was taken')
  for (const id of otherClient.issuedIds)
    assert.ok(!text.includes(id), `An answer tells of ${id}, which another organisation has`)
}
