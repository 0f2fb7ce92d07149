import assert from 'node:assert/strict'
import type { Depot } from '../people/test-users'
import type { Line } from '../server-connection'
import { listSaid } from '../parse-answer'
import { soundProject } from './read-sound-project'

/**
 * What all users did to the shared project is there: each change a version and a line of the history,
 * each stop with the carrier it was given.
 */
export const checkShared = async (line: Line, { desks, shared }: Depot): Promise<void> => {
  const id = shared.at(-1) ?? ''
  const found = await soundProject(line, id)
  const changes = desks.reduce((sum, { book }) => sum + book.shared.changes, 0)
  assert.deepEqual(
    [found.version, found.changes.length],
    [changes + 1, changes],
    `version and changes of project ${id}`,
  )
  const carriers = new Map(listSaid(found.stops).map((stop) => [String(stop['id']), stop['externalRouteId']]))
  const known = new Map(desks.flatMap(({ book }) => [...book.shared.stops]))
  assert.deepEqual(carriers, known, `stops of project ${id}`)
}
