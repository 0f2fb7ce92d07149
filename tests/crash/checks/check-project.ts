import assert from 'node:assert/strict'
import type { ServerConnection } from '../server-connection'
import type { KnownProject, ProjectSnapshot } from '../people/user-log'
import { parseObjects, parseObject } from '../parse-answer'
import { readSoundProject } from './read-sound-project'

/** Older versions were checked when they were new. */
const CHECKED_VERSIONS = 40

const readRecent = (connection: ServerConnection, { id, version }: KnownProject): Promise<ProjectSnapshot> =>
  readSoundProject(connection, id, Math.max(0, version - CHECKED_VERSIONS))

/** A project contains everything that was answered about it, and nothing more. */
export const checkProject = async (connection: ServerConnection, expected: KnownProject): Promise<ProjectSnapshot> => {
  const actual = await readRecent(connection, expected)
  assert.equal(actual.version, expected.version, `version of project ${expected.id}`)
  assert.equal(actual.changes.length, expected.changeCount, `changes of project ${expected.id}`)
  checkSnapshot(actual, expected)
  const stops = parseObjects(actual.stops)
  if (expected.lastStop !== undefined)
    assert.deepEqual(
      stops.find(({ id }) => id === expected.lastStop?.['id']),
      expected.lastStop,
      `last stop of ${expected.id}`,
    )
  if (expected.stops !== undefined)
    assert.deepEqual(new Set(stops.map(({ id }) => id)), expected.stops, `stops of project ${expected.id}`)
  for (const [id, undone] of expected.undoneById)
    assert.equal(actual.changes.find((change) => change.id === id)?.undone, undone, `change ${id} of ${expected.id}`)
  return actual
}

/** A change without an answer was made completely or not at all. Returns whether it was made. */
export const checkUnanswered = async (connection: ServerConnection, expected: KnownProject): Promise<boolean> => {
  const actual = await readRecent(connection, expected)
  const steps = actual.version - expected.version
  assert(
    steps === 0 || steps === 1,
    `project ${expected.id} came from version ${expected.version} to ${actual.version}`,
  )
  const newChanges = actual.changes.length - expected.changeCount
  assert(
    newChanges >= 0 && newChanges <= steps,
    `project ${expected.id} has ${newChanges} more changes by ${steps} steps`,
  )
  checkSnapshot(actual, expected)
  return steps === 1
}

const checkSnapshot = (actual: ProjectSnapshot, { id, snapshot }: KnownProject): void => {
  if (snapshot?.version !== actual.version) return
  assert.deepEqual(parseObject(actual.document), parseObject(snapshot.document), `document of project ${id}`)
  assert.deepEqual(parseObjects(actual.stops), parseObjects(snapshot.stops), `stops of project ${id}`)
  assert.deepEqual(actual.changes, snapshot.changes, `changes of project ${id}`)
}
