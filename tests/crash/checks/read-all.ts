import assert from 'node:assert/strict'
import { listProjects } from '../../../contract/project'
import type { ProjectSummary } from '../../../src/domain/project'
import { right } from '../../kit/either'
import { DRIVERS } from '../people/actions/driver-actions'
import { PROJECTS } from '../people/actions/project-actions'
import { getRequest, type ServerConnection } from '../server-connection'
import { parseObjects } from '../parse-answer'

/** All projects and drivers, by id. */
export type AllRecords = {
  readonly projects: ReadonlyMap<string, ProjectSummary>
  readonly drivers: ReadonlySet<string>
}

export const readAll = async (connection: ServerConnection): Promise<AllRecords> => {
  const projects = await connection.send(getRequest(`${PROJECTS}/summary`))
  const drivers = await connection.send(getRequest(DRIVERS))
  assert.deepEqual([projects.status, drivers.status], [200, 200])
  const summaries = right(listProjects.answer.codec.decode(JSON.parse(projects.text)))
  return {
    projects: new Map(summaries.map((summary) => [summary.id, summary])),
    drivers: new Set(parseObjects(drivers.text).map(({ id }) => String(id))),
  }
}
