import assert from 'node:assert/strict'
import { readProject } from '../../../contract/project'
import { listStops } from '../../../contract/stop'
import type { Plan } from '../../../src/domain/plan'
import { right } from '../../kit/either'
import { assertValidPlan } from '../../kit/assert-valid-plan'
import { PROJECTS } from '../people/actions/project-actions'
import type { Line } from '../server-connection'
import type { Seen } from '../people/user-log'
import { seenNow } from '../people/read-snapshot'

/** A project as it is now, after all rules for projects were checked. */
export const soundProject = async (line: Line, id: string, since = 0): Promise<Seen> => {
  const seen = await seenNow(line, id)
  assertValidPlan(planOf(seen))
  const { version, changes } = seen
  const versions = version === 1 ? [] : await line.follow(`${PROJECTS}/${id}/events`, since, version)
  const first = Math.max(since, 1) + 1
  const expected = Array.from({ length: version + 1 - first }, (_, at) => first + at)
  assert.deepEqual(versions, expected, `the versions that project ${id} came to since ${since}`)
  assert(changes.length < version, `project ${id} in version ${version} has ${changes.length} changes`)
  return seen
}

const planOf = ({ document, stops }: Seen): Plan => ({
  ...right(readProject.answer.shape.codec.decode(JSON.parse(document))).document,
  stops: right(listStops.answer.shape.codec.decode(JSON.parse(stops))),
})
