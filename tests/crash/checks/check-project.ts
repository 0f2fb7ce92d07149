import assert from 'node:assert/strict'
import type { Line } from '../server-connection'
import type { KnownProject, Seen } from '../people/user-log'
import { listSaid, said } from '../parse-answer'
import { soundProject } from './read-sound-project'

/** Older versions were checked when they were new. */
const VERSIONS = 40

const lookAt = (line: Line, { id, version }: KnownProject): Promise<Seen> =>
  soundProject(line, id, Math.max(0, version - VERSIONS))

/** A project has everything that was answered about it, and nothing more. */
export const checkProject = async (line: Line, known: KnownProject): Promise<Seen> => {
  const found = await lookAt(line, known)
  assert.equal(found.version, known.version, `version of project ${known.id}`)
  assert.equal(found.changes.length, known.lines, `changes of project ${known.id}`)
  checkLooks(found, known)
  const stops = listSaid(found.stops)
  if (known.last !== undefined)
    assert.deepEqual(
      stops.find(({ id }) => id === known.last?.['id']),
      known.last,
      `last stop of ${known.id}`,
    )
  if (known.stops !== undefined)
    assert.deepEqual(new Set(stops.map(({ id }) => id)), known.stops, `stops of project ${known.id}`)
  for (const [id, undone] of known.turned)
    assert.equal(found.changes.find((change) => change.id === id)?.undone, undone, `change ${id} of ${known.id}`)
  return found
}

/** A change without an answer was made completely or not at all. Returns whether it was made. */
export const checkUnanswered = async (line: Line, known: KnownProject): Promise<boolean> => {
  const found = await lookAt(line, known)
  const steps = found.version - known.version
  assert(steps === 0 || steps === 1, `project ${known.id} came from version ${known.version} to ${found.version}`)
  const lines = found.changes.length - known.lines
  assert(lines >= 0 && lines <= steps, `project ${known.id} has ${lines} more changes by ${steps} steps`)
  checkLooks(found, known)
  return steps === 1
}

const checkLooks = (found: Seen, { id, seen }: KnownProject): void => {
  if (seen?.version !== found.version) return
  assert.deepEqual(said(found.document), said(seen.document), `document of project ${id}`)
  assert.deepEqual(listSaid(found.stops), listSaid(seen.stops), `stops of project ${id}`)
  assert.deepEqual(found.changes, seen.changes, `changes of project ${id}`)
}
