import assert from 'node:assert/strict'
import { endpoints, type AnyEndpoint } from '../../../contract'
import type { JsonObject } from '../../../src/domain/parse'
import { activitiesIn, recordsIn, routesIn } from '../script/documents'
import { answered, heard } from './send-request'
import { stopsOf, type KnownProject } from './known-state'
import { lookOver } from './read-project'
import type { Party } from './fuzz-client'
import type { Server } from './fuzz-server'

/** Everything that an organisation has, as the server shows it. */
export type Survey = Readonly<Record<string, unknown>>

/** Reads everything that a party has, and checks that it is sound and is what the party knew. */
export const surveyed = async ({ known, look }: Party): Promise<Survey> => {
  const summaries = recordsIn((await look(endpoints.listProjects, '')).body)
  const drivers = recordsIn((await look(endpoints.listDrivers, '')).body)
  assert.deepEqual(idsIn(summaries), [...known.projects.keys()].toSorted())
  assert.deepEqual(idsIn(drivers), [...known.drivers.keys()].toSorted())
  const projects: KnownProject[] = []
  for (const [id, { version }] of known.projects) {
    const project = await lookOver(look, id)
    assert.equal(project.version, version, 'A version that nobody was told of')
    assertCounted(summaries.find((summary) => summary['id'] === id) ?? {}, project)
    projects.push(project)
  }
  for (const [id, version] of known.drivers)
    assert.equal((await look(endpoints.readDriver, id)).headers['etag'], `"${version}"`)
  return { summaries, drivers, projects }
}

const idsIn = (records: ReadonlyArray<JsonObject>): ReadonlyArray<string> => records.map(({ id }) => String(id)).toSorted()

/** §4: activities are counted once there are routes. */
const assertCounted = (summary: JsonObject, project: KnownProject): void => {
  const routes = routesIn(project.documents)
  const activities = routes.flatMap(activitiesIn).length
  assert.deepEqual(
    [summary['routes_size'], summary['stops_size']],
    [routes.length, routes.length > 0 ? activities : stopsOf(project).length],
  )
}

/** The events since the first version name every version of a project once, in order. */
export const followed = async ({ app }: Server, { known, key }: Party): Promise<void> => {
  for (const { id, version } of known.projects.values()) {
    if (version === 1) continue
    const url = endpoints.followProject.path.replace('{id}', id)
    const request = { method: 'GET', url, headers: { 'x-api-key': key, 'last-event-id': '1' }, payload: undefined }
    const { text } = await heard(app, request, (said) => said.includes(`id: ${version}\n`) && said.endsWith('\n\n'))
    const told = [...text.matchAll(/^id: (\d+)$/gm)].map(([, event]) => Number(event))
    assert.deepEqual(
      told,
      Array.from({ length: version - 1 }, (_, at) => at + 2),
    )
  }
}

/** Another organisation does not find what a party has. */
export const assertHidden = async ({ app }: Server, { known }: Party, stranger: Party): Promise<void> => {
  const hidden: ReadonlyArray<readonly [AnyEndpoint, Iterable<string>]> = [
    [endpoints.readProject, known.projects.keys()],
    [endpoints.listStops, known.projects.keys()],
    [endpoints.readDriver, known.drivers.keys()],
    [endpoints.readJob, known.jobs.keys()],
  ]
  for (const [{ path, method }, ids] of hidden)
    for (const id of ids) {
      const url = path.replaceAll(/\{\w+\}/g, id)
      const request = { method, url, headers: { 'x-api-key': stranger.key }, payload: undefined }
      assert.equal((await answered(app, request)).status, 404, url)
    }
}
