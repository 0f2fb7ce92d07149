import assert from 'node:assert/strict'
import { endpoints, type AnyEndpoint } from '../../../contract'
import type { JsonObject } from '../../../src/domain/parse'
import { activitiesIn, recordsIn, routesIn } from '../script/documents'
import { sendRequest, readUntil } from './send-request'
import { stopsOf, type KnownProject } from './known-state'
import { readCheckedProject } from './read-project'
import type { FuzzClient } from './fuzz-client'
import type { FuzzServer } from './fuzz-server'

/** Everything that an organisation has, as the server answers it. */
export type Survey = Readonly<Record<string, unknown>>

/** Reads everything that a client has, and checks that it is sound and as the client knew it. */
export const takeSurvey = async ({ known, read }: FuzzClient): Promise<Survey> => {
  const summaries = recordsIn((await read(endpoints.listProjects, '')).body)
  const drivers = recordsIn((await read(endpoints.listDrivers, '')).body)
  assert.deepEqual(idsIn(summaries), [...known.projects.keys()].toSorted())
  assert.deepEqual(idsIn(drivers), [...known.drivers.keys()].toSorted())
  const projects: KnownProject[] = []
  for (const [id, { version }] of known.projects) {
    const project = await readCheckedProject(read, id)
    assert.equal(project.version, version, 'A version that nobody was told of')
    assertSummary(summaries.find((summary) => summary['id'] === id) ?? {}, project)
    projects.push(project)
  }
  for (const [id, version] of known.drivers)
    assert.equal((await read(endpoints.readDriver, id)).headers['etag'], `"${version}"`)
  return { summaries, drivers, projects }
}

const idsIn = (records: ReadonlyArray<JsonObject>): ReadonlyArray<string> =>
  records.map(({ id }) => String(id)).toSorted()

/** Once there are routes, activities are counted instead of stops (§4). */
const assertSummary = (summary: JsonObject, project: KnownProject): void => {
  const routes = routesIn(project.documents)
  const activities = routes.flatMap(activitiesIn).length
  assert.deepEqual(
    [summary['routes_size'], summary['stops_size']],
    [routes.length, routes.length > 0 ? activities : stopsOf(project).length],
  )
}

/** The events since the first version contain every version of a project once, in order. */
export const assertEventsComplete = async ({ app }: FuzzServer, { known, key }: FuzzClient): Promise<void> => {
  for (const { id, version } of known.projects.values()) {
    if (version === 1) continue
    const url = endpoints.followProject.path.replace('{id}', id)
    const request = { method: 'GET', url, headers: { 'x-api-key': key, 'last-event-id': '1' }, payload: undefined }
    const { text } = await readUntil(
      app,
      request,
      (received) => received.includes(`id: ${version}\n`) && received.endsWith('\n\n'),
    )
    const eventIds = [...text.matchAll(/^id: (\d+)$/gm)].map(([, event]) => Number(event))
    assert.deepEqual(
      eventIds,
      Array.from({ length: version - 1 }, (_, index) => index + 2),
    )
  }
}

/** Another organisation does not find what a client has. */
export const assertHidden = async (
  { app }: FuzzServer,
  { known }: FuzzClient,
  otherClient: FuzzClient,
): Promise<void> => {
  const hiddenReads: ReadonlyArray<readonly [AnyEndpoint, Iterable<string>]> = [
    [endpoints.readProject, known.projects.keys()],
    [endpoints.listStops, known.projects.keys()],
    [endpoints.readDriver, known.drivers.keys()],
    [endpoints.readJob, known.jobs.keys()],
  ]
  for (const [{ path, method }, ids] of hiddenReads)
    for (const id of ids) {
      const url = path.replaceAll(/\{\w+\}/g, id)
      const request = { method, url, headers: { 'x-api-key': otherClient.key }, payload: undefined }
      assert.equal((await sendRequest(app, request)).status, 404, url)
    }
}
