import assert from 'node:assert/strict'
import { listProjects } from '../../../contract/project'
import type { ProjectSummary } from '../../../src/domain/project'
import { right } from '../../kit/either'
import { DRIVERS } from '../people/actions/driver-actions'
import { PROJECTS } from '../people/actions/project-actions'
import { reading, type Line } from '../server-connection'
import { listSaid } from '../parse-answer'

/** All projects and drivers, by id. */
export type Everything = {
  readonly projects: ReadonlyMap<string, ProjectSummary>
  readonly drivers: ReadonlySet<string>
}

export const everything = async (line: Line): Promise<Everything> => {
  const projects = await line.ask(reading(`${PROJECTS}/summary`))
  const drivers = await line.ask(reading(DRIVERS))
  assert.deepEqual([projects.status, drivers.status], [200, 200])
  const summaries = right(listProjects.answer.shape.codec.decode(JSON.parse(projects.text)))
  return {
    projects: new Map(summaries.map((summary) => [summary.id, summary])),
    drivers: new Set(listSaid(drivers.text).map(({ id }) => String(id))),
  }
}
