import type { ProjectId, ProjectRecord } from '../project-record-types'
import { later } from './pending-rows'
import { phrase, type Blanks } from './reusable-statement'

export type Named = { readonly organisation: string; readonly id: ProjectId }

export type Counts = Pick<ProjectRecord, 'stops' | 'routes' | 'activities'>

type Step = Named & Counts & { readonly version: number; readonly extra: string; readonly found: number }

const changing = phrase((db, blank: Blanks<Step>) =>
  db
    .updateTable('projects')
    .set({
      version: blank('version'),
      stops: blank('stops'),
      routes: blank('routes'),
      activities: blank('activities'),
      extra: blank('extra'),
    })
    .where('organisation', '=', blank('organisation'))
    .where('id', '=', blank('id'))
    .where('version', '=', blank('found')),
)

/**
 * Two changes of a project in the same commit become one update, from the version before the first to that after the
 * last.
 */
export const putStep = later<Step>(
  'projects',
  async (speaker, projects) => {
    await Promise.all(
      projects.map(async (project) => {
        const { numAffectedRows } = await changing(speaker, project)
        if (numAffectedRows !== 1n)
          throw new Error(`Project ${project.id} was not found at version ${project.found} here`)
      }),
    )
  },
  ({ found }, newer) => ({ ...newer, found }),
)
