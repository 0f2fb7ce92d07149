import assert from 'node:assert/strict'
import { endpoints, reasonsOf, type AnyEndpoint, type Codec } from '../../../contract'
import * as E from 'fp-ts/Either'
import { isJsonObject, type JsonObject } from '../../../src/domain/parse'
import { assertValidPlan } from '../../kit/assert-valid-plan'
import { activitiesIn, recordsIn, routesIn } from '../script/documents'
import type { Answer } from './send-request'
import type { KnownProject } from './known-state'
import { versionOf } from './check-version'

/** Sends a read request for this id, which must succeed. */
export type ReadEndpoint = (endpoint: AnyEndpoint, id: string, query?: string) => Promise<Answer>

/** A project as all its endpoints describe it; throws if they disagree or an invariant is violated. */
export const readCheckedProject = async (read: ReadEndpoint, id: string): Promise<KnownProject> => {
  const [project, list, document, changes] = [
    await read(endpoints.readProject, id),
    await read(endpoints.listStops, id),
    await read(endpoints.readStopsDocument, id),
    await readAllChanges(read, id),
  ]
  const versions = [project, list, document].map(versionOf)
  const [version = 0] = versions
  const projectDocument = isJsonObject(project.body) ? project.body : {}
  assert.deepEqual([...versions, projectDocument['version']], [version, version, version, version])
  assertNumbered(projectDocument)
  assertSameStops(list.body, document.body)
  const { document: decodedDocument } = decodeAnswer(endpoints.readProject.answer.codec, project)
  assertValidPlan({ ...decodedDocument, stops: decodeAnswer(endpoints.listStops.answer.codec, list) })
  assertChangesDescribed(changes, version)
  return {
    id,
    version,
    documents: { project: projectDocument, stops: isJsonObject(document.body) ? document.body : {} },
    changes: changes.map((change) => ({ id: String(change['id']), undone: change['undone'] === true })),
  }
}

const decodeAnswer = <A>(codec: Codec<A>, { body }: Answer): A => {
  const value = codec.decode(body)
  if (E.isLeft(value)) assert.fail(JSON.stringify(reasonsOf(value.left)))
  return value.right
}

/**
 * Checks the raw JSON, because the parser is fallbackIfInvalid: the numbers of §4, unique route indexes, and no stop visited
 * twice.
 */
const assertNumbered = (project: JsonObject): void => {
  const routes = routesIn({ project, stops: {} })
  const visited: unknown[] = []
  const indexes = routes.map((route) => route['index'])
  assert.equal(new Set(indexes).size, indexes.length)
  for (const route of routes) {
    const activities = activitiesIn(route)
    const positions = activities.map(({ type }, index) => [type, index])
    assert.deepEqual(
      activities.map((activity) => activity['stop_number']),
      activities.map((_, index) => (activities[0]?.['type'] === 'start' ? index : index + 1) * 10),
    )
    assert.deepEqual(
      positions.filter(
        ([type, index]) => (type === 'start' && index !== 0) || (type === 'end' && index !== activities.length - 1),
      ),
      [],
    )
    visited.push(...activities.filter(({ type }) => type !== 'start' && type !== 'end').map((one) => one['id']))
  }
  assert.deepEqual([...new Set(visited)], visited)
}

/** The list and the document contain the same stops. */
const assertSameStops = (list: unknown, document: unknown): void => {
  const stops = recordsIn(list)
  assert.deepEqual(new Set(stops.map((stop) => stop['id'])).size, stops.length)
  assert.deepEqual(Object.fromEntries(stops.map((stop) => [String(stop['id']), stop])), document)
}

const readAllChanges = async (read: ReadEndpoint, id: string): Promise<ReadonlyArray<JsonObject>> => {
  const changes: JsonObject[] = []
  let next: string | undefined
  do {
    const { body } = await read(endpoints.listChanges, id, next === undefined ? 'limit=40' : `limit=40&before=${next}`)
    changes.push(...recordsIn(isJsonObject(body) ? body['changes'] : undefined))
    const projectDocument = isJsonObject(body) ? body['next'] : undefined
    next = typeof projectDocument === 'string' ? projectDocument : undefined
  } while (next !== undefined)
  return changes
}

/** Every change is listed once with a text, and there are fewer changes than versions. */
const assertChangesDescribed = (changes: ReadonlyArray<JsonObject>, version: number): void => {
  const ids = changes.map((change) => change['id'])
  assert.equal(new Set(ids).size, ids.length)
  assert.ok(changes.length < version, `${changes.length} changes by version ${version}`)
  for (const { words } of changes) assert.match(String(words), /\S/)
}
