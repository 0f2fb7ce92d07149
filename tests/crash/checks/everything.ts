import assert from 'node:assert/strict'
import { listProjects } from '../../../contract/project'
import type { ProjectSummary } from '../../../src/domain/project'
import { right } from '../../kit/either'
import { DRIVERS } from '../people/acts/driver-acts'
import { PROJECTS } from '../people/acts/project-acts'
import { reading, type Line } from '../line'
import { listSaid } from '../said'

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
