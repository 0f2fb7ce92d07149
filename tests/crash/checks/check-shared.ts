import assert from 'node:assert/strict'
import type { TestUsers } from '../people/test-users'
import type { ServerConnection } from '../server-connection'
import { parseObjects } from '../parse-answer'
import { readSoundProject } from './read-sound-project'

/**
 * The shared project contains the changes of all users: each change has a version and a history entry, each stop its
 * carrier.
 */
export const checkShared = async (
  connection: ServerConnection,
  { users, sharedProjects }: TestUsers,
): Promise<void> => {
  const id = sharedProjects.at(-1) ?? ''
  const actual = await readSoundProject(connection, id)
  const changes = users.reduce((sum, { log }) => sum + log.shared.changes, 0)
  assert.deepEqual(
    [actual.version, actual.changes.length],
    [changes + 1, changes],
    `version and changes of project ${id}`,
  )
  const carriers = new Map(parseObjects(actual.stops).map((stop) => [String(stop['id']), stop['externalRouteId']]))
  const expectedCarriers = new Map(users.flatMap(({ log }) => [...log.shared.stops]))
  assert.deepEqual(carriers, expectedCarriers, `stops of project ${id}`)
}
