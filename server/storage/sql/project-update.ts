import type { ProjectId, ProjectRecord } from '../project-record-types'
import { batched } from './pending-rows'
import { reusableStatement, type Placeholders } from './reusable-statement'

export type ProjectKey = { readonly organisation: string; readonly id: ProjectId }

/** How much the plan of a project holds. */
export type Counts = Pick<ProjectRecord, 'stopCount' | 'routeCount' | 'activityCount'>

type ProjectUpdate = ProjectKey &
  Counts & { readonly version: number; readonly extra: string; readonly expectedVersion: number }

const updateProject = reusableStatement((db, placeholder: Placeholders<ProjectUpdate>) =>
  db
    .updateTable('projects')
    .set({
      version: placeholder('version'),
      stops: placeholder('stopCount'),
      routes: placeholder('routeCount'),
      activities: placeholder('activityCount'),
      extra: placeholder('extra'),
    })
    .where('organisation', '=', placeholder('organisation'))
    .where('id', '=', placeholder('id'))
    .where('version', '=', placeholder('expectedVersion')),
)

/**
 * Merges two changes of a project in the same commit into one update, from the version before the first to that after
 * the last.
 */
export const delayProjectUpdate = batched<ProjectUpdate>(
  'projects',
  async (runner, projects) => {
    await Promise.all(
      projects.map(async (project) => {
        const { numAffectedRows } = await updateProject(runner, project)
        if (numAffectedRows !== 1n)
          throw new Error(`Project ${project.id} was not found at version ${project.expectedVersion} here`)
      }),
    )
  },
  ({ expectedVersion }, newer) => ({ ...newer, expectedVersion }),
)
