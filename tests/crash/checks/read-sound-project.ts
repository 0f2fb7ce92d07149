import assert from 'node:assert/strict'
import { readProject } from '../../../contract/project'
import { listStops } from '../../../contract/stop'
import type { Plan } from '../../../src/domain/plan'
import { right } from '../../kit/either'
import { assertValidPlan } from '../../kit/assert-valid-plan'
import { PROJECTS } from '../people/actions/project-actions'
import type { ServerConnection } from '../server-connection'
import type { ProjectSnapshot } from '../people/user-log'
import { readSnapshot } from '../people/read-snapshot'

/** The current state of a project, after checking all rules for projects. */
export const readSoundProject = async (
  connection: ServerConnection,
  id: string,
  since = 0,
): Promise<ProjectSnapshot> => {
  const snapshot = await readSnapshot(connection, id)
  assertValidPlan(planOf(snapshot))
  const { version, changes } = snapshot
  const versions = version === 1 ? [] : await connection.readEventIds(`${PROJECTS}/${id}/events`, since, version)
  const firstVersion = Math.max(since, 1) + 1
  const expected = Array.from({ length: version + 1 - firstVersion }, (_, index) => firstVersion + index)
  assert.deepEqual(versions, expected, `the versions that project ${id} came to since ${since}`)
  assert(changes.length < version, `project ${id} in version ${version} has ${changes.length} changes`)
  return snapshot
}

const planOf = ({ document, stops }: ProjectSnapshot): Plan => ({
  ...right(readProject.answer.codec.decode(JSON.parse(document))).document,
  stops: right(listStops.answer.codec.decode(JSON.parse(stops))),
})
