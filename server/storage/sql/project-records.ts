import type { Kysely, Selectable } from 'kysely'
import { emptyPlan, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { stopList } from '../../../src/domain/stop'
import type { ProjectId, ProjectPlan, ProjectRecord, ProjectRecords } from '../record-types'
import { reusableStatement, type Placeholders } from './reusable-statement'
import { readPlan, storePlanChange } from './plan-rows'
import { toJson } from './stored-texts'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'

export const projectRecords = (unit: UnitOfWork): ProjectRecords => {
  const { runner, organisation, locksRows, plans } = unit
  const selectProjects = () => runner.db.selectFrom('projects').select(columns).where('organisation', '=', organisation)
  return {
    all: async () => {
      const rows = await selectProjects().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
      return rows.map(projectFromRow)
    },

    find: async (id) => {
      const cached = plans.newestRecord(organisation, id)
      if (cached !== undefined) return cached
      const [row] = (await (locksRows ? findAndLockProject : findProject)(runner, { organisation, id })).rows
      return row && projectFromRow(row)
    },

    findByStop: async (id) => {
      const projectIds = runner.db.selectFrom('projects').select('id').where('organisation', '=', organisation)
      // Asked by the ids of all projects, so that the primary key of the stops is used for each.
      const projectsWithStop = runner.db
        .selectFrom('stops')
        .select('project')
        .where('organisation', '=', organisation)
        .where('project', 'in', projectIds)
        .where('id', '=', id)
      const row = await selectProjects()
        .where('id', 'in', projectsWithStop)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst()
      if (row === undefined) return undefined
      const project = projectFromRow(row)
      plans.noteRecord(organisation, project)
      return project
    },

    readPlan: (project) => readPlan(unit, project),

    add: async (creationInfo) => {
      const counts = countsOf(emptyPlan)
      const project = { ...creationInfo, version: 1, ...counts }
      await runner.db
        .insertInto('projects')
        .values({
          organisation,
          id: creationInfo.id,
          name: creationInfo.name,
          created_at: creationInfo.createdAt,
          created_by: creationInfo.createdBy,
          version: 1,
          stops: counts.stopCount,
          routes: counts.routeCount,
          activities: counts.activityCount,
          extra: toJson(emptyPlan.unknownFields),
        })
        .execute()
      plans.putPlan(organisation, project, emptyPlan)
      return project
    },

    storeNewVersion: async (project, change, plan) => {
      const updated = { ...project, version: project.version + 1, ...countsOf(plan) }
      const update = updateProject(runner, {
        organisation,
        id: project.id,
        expectedVersion: project.version,
        version: updated.version,
        stopCount: updated.stopCount,
        routeCount: updated.routeCount,
        activityCount: updated.activityCount,
        extra: toJson(plan.unknownFields),
      })
      // Sent together, so that PostgreSQL is waited for once.
      const [{ numAffectedRows }] = await Promise.all([update, storePlanChange(unit, updated, change, plan)])
      if (numAffectedRows !== 1n)
        throw new Error(`Project ${project.id} was not found at version ${project.version} here`)
      plans.putPlan(organisation, updated, plan)
      return updated
    },

    remove: async (id) => {
      const { numDeletedRows } = await runner.db
        .deleteFrom('projects')
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return false
      for (const table of projectTables) await deleteProjectRows(unit, table, id)
      plans.removeProject(organisation, id)
      return true
    },
  }
}

/** On one snapshot. */
export const findProjectPlan = async (projects: ProjectRecords, id: ProjectId): Promise<ProjectPlan | undefined> => {
  const project = await projects.find(id)
  return project && { project, plan: await projects.readPlan(project) }
}

const columns = ['id', 'name', 'created_at', 'created_by', 'version', 'stops', 'routes', 'activities'] as const

type ProjectKey = { readonly organisation: string; readonly id: ProjectId }

/** How much the plan of a project holds. */
type Counts = Pick<ProjectRecord, 'stopCount' | 'routeCount' | 'activityCount'>

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

const buildFindProject = (db: Kysely<Tables>, placeholder: Placeholders<ProjectKey>) =>
  db
    .selectFrom('projects')
    .select(columns)
    .where('organisation', '=', placeholder('organisation'))
    .where('id', '=', placeholder('id'))

const findProject = reusableStatement(buildFindProject)
const findAndLockProject = reusableStatement((db, placeholder: Placeholders<ProjectKey>) =>
  buildFindProject(db, placeholder).forUpdate(),
)

const projectTables = ['routes', 'stops', 'changes', 'turns', 'jobs'] as const

const deleteProjectRows = async (
  { runner, organisation }: UnitOfWork,
  table: (typeof projectTables)[number],
  project: ProjectId,
) => {
  await runner.db.deleteFrom(table).where('organisation', '=', organisation).where('project', '=', project).execute()
}

const countsOf = ({ stops, routes }: Plan): Counts => ({
  stopCount: stopList.size(stops),
  routeCount: routes.length,
  activityCount: routes.reduce((sum, route) => sum + countActivities(route), 0),
})

const countActivities = ({ start, visits, end }: Route): number =>
  visits.length + Number(start !== undefined) + Number(end !== undefined)

const projectFromRow = (row: Omit<Selectable<Tables['projects']>, 'organisation' | 'extra'>): ProjectRecord => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  createdBy: row.created_by,
  version: row.version,
  stopCount: row.stops,
  routeCount: row.routes,
  activityCount: row.activities,
})
