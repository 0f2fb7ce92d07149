import assert from 'node:assert/strict'
import { endpoints, reasonsOf, type AnyEndpoint, type Shape } from '../../../contract'
import * as E from 'fp-ts/Either'
import { isRecord, type JsonObject } from '../../../src/domain/parse'
import { assertValidPlan } from '../../kit/assert-valid-plan'
import { activitiesIn, recordsIn, routesIn } from '../script/documents'
import type { Answer } from './send-request'
import type { KnownProject } from './known-state'
import { versionIn } from './check-version'

/** Makes a call for this id, which has to succeed. */
export type Look = (call: AnyEndpoint, id: string, query?: string) => Promise<Answer>

/** A project as all the calls about it show it; throws where they disagree or an invariant does not hold. */
export const lookOver = async (look: Look, id: string): Promise<KnownProject> => {
  const [project, list, document, changes] = [
    await look(endpoints.readProject, id),
    await look(endpoints.listStops, id),
    await look(endpoints.readStopsDocument, id),
    await allChanges(look, id),
  ]
  const versions = [project, list, document].map(versionIn)
  const [version = 0] = versions
  const said = isRecord(project.body) ? project.body : {}
  assert.deepEqual([...versions, said['version']], [version, version, version, version])
  assertNumbered(said)
  assertAlike(list.body, document.body)
  const { document: written } = read(endpoints.readProject.answer.shape, project)
  assertValidPlan({ ...written, stops: read(endpoints.listStops.answer.shape, list) })
  assertTold(changes, version)
  return {
    id,
    version,
    documents: { project: said, stops: isRecord(document.body) ? document.body : {} },
    changes: changes.map((change) => ({ id: String(change['id']), undone: change['undone'] === true })),
  }
}

const read = <A>({ codec }: Shape<A>, { body }: Answer): A => {
  const value = codec.decode(body)
  if (E.isLeft(value)) assert.fail(JSON.stringify(reasonsOf(value.left)))
  return value.right
}

/**
 * Checks the raw JSON, since the reader is lenient: the numbers of §4, each
 * route index once, and no stop visited twice.
 */
const assertNumbered = (project: JsonObject): void => {
  const routes = routesIn({ project, stops: {} })
  const visited: unknown[] = []
  const indexes = routes.map((route) => route['index'])
  assert.equal(new Set(indexes).size, indexes.length)
  for (const route of routes) {
    const activities = activitiesIn(route)
    const ends = activities.map(({ type }, at) => [type, at])
    assert.deepEqual(
      activities.map((activity) => activity['stop_number']),
      activities.map((_, at) => (activities[0]?.['type'] === 'start' ? at : at + 1) * 10),
    )
    assert.deepEqual(
      ends.filter(([type, at]) => (type === 'start' && at !== 0) || (type === 'end' && at !== activities.length - 1)),
      [],
    )
    visited.push(...activities.filter(({ type }) => type !== 'start' && type !== 'end').map((one) => one['id']))
  }
  assert.deepEqual([...new Set(visited)], visited)
}

/** The list and the document show the same stops. */
const assertAlike = (list: unknown, document: unknown): void => {
  const stops = recordsIn(list)
  assert.deepEqual(new Set(stops.map((stop) => stop['id'])).size, stops.length)
  assert.deepEqual(Object.fromEntries(stops.map((stop) => [String(stop['id']), stop])), document)
}

const allChanges = async (look: Look, id: string): Promise<ReadonlyArray<JsonObject>> => {
  const changes: JsonObject[] = []
  let next: string | undefined
  do {
    const { body } = await look(endpoints.listChanges, id, next === undefined ? 'limit=40' : `limit=40&before=${next}`)
    changes.push(...recordsIn(isRecord(body) ? body['changes'] : undefined))
    const said = isRecord(body) ? body['next'] : undefined
    next = typeof said === 'string' ? said : undefined
  } while (next !== undefined)
  return changes
}

/** Every change is listed once and in words, and there are fewer changes than versions. */
const assertTold = (changes: ReadonlyArray<JsonObject>, version: number): void => {
  const ids = changes.map((change) => change['id'])
  assert.equal(new Set(ids).size, ids.length)
  assert.ok(changes.length < version, `${changes.length} changes by version ${version}`)
  for (const { words } of changes) assert.match(String(words), /\S/)
}
