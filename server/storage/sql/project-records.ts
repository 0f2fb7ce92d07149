import type { Kysely, Selectable } from 'kysely'
import { emptyPlan, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { stopListSize } from '../../../src/domain/stop'
import { keyOf } from '../cache/plan-cache'
import type { ProjectId, ProjectRecord, ProjectRecords } from '../project-record-types'
import { phrase, type Blanks } from './reusable-statement'
import { planOf, turnPlan } from './plan-rows'
import { putStep, type Counts, type Named } from './project-update'
import { json } from './stored-json'
import type { Tables } from './tables'
import type { Unit } from './unit-of-work'

export const projectRecords = (unit: Unit): ProjectRecords => {
  const { speaker, backlog, organisation, holdsRows, plans } = unit
  const found = () => speaker.db.selectFrom('projects').select(columns).where('organisation', '=', organisation)
  return {
    all: async () => {
      const rows = await found().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
      return rows.map(projectFrom)
    },

    find: async (id) => {
      const known = plans.newest(organisation, id)
      if (known !== undefined) return known
      const [row] = (await (holdsRows ? held : seen)(speaker, { organisation, id })).rows
      return row && projectFrom(row)
    },

    ofStop: async (id) => {
      const its = speaker.db.selectFrom('projects').select('id').where('organisation', '=', organisation)
      // Asked by the ids of all projects, so that the primary key of the stops is used for each.
      const holding = speaker.db
        .selectFrom('stops')
        .select('project')
        .where('organisation', '=', organisation)
        .where('project', 'in', its)
        .where('id', '=', id)
      const row = await found()
        .where('id', 'in', holding)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst()
      if (row === undefined) return undefined
      const project = projectFrom(row)
      plans.found(organisation, project)
      return project
    },

    plan: (project) => planOf(unit, project),

    add: async (birth) => {
      const project = { ...birth, version: 1, ...countsOf(emptyPlan) }
      await speaker.db
        .insertInto('projects')
        .values({
          organisation,
          id: birth.id,
          name: birth.name,
          created_at: birth.createdAt,
          created_by: birth.createdBy,
          version: 1,
          ...countsOf(emptyPlan),
          extra: json(emptyPlan.extra),
        })
        .execute()
      plans.keep(organisation, project, emptyPlan)
      return project
    },

    change: async (project, turned, plan) => {
      const changed = { ...project, version: project.version + 1, ...countsOf(plan) }
      putStep(backlog, keyOf(organisation, project.id), {
        organisation,
        id: project.id,
        found: project.version,
        version: changed.version,
        stops: changed.stops,
        routes: changed.routes,
        activities: changed.activities,
        extra: json(plan.extra),
      })
      await turnPlan(unit, changed, turned, plan)
      plans.keep(organisation, changed, plan)
      return changed
    },

    remove: async (id) => {
      const { numDeletedRows } = await speaker.db
        .deleteFrom('projects')
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return false
      for (const table of tablesOfProjects) await removeFrom(unit, table, id)
      plans.forget(organisation, id)
      return true
    },
  }
}

const columns = ['id', 'name', 'created_at', 'created_by', 'version', 'stops', 'routes', 'activities'] as const

const finding = (db: Kysely<Tables>, blank: Blanks<Named>) =>
  db
    .selectFrom('projects')
    .select(columns)
    .where('organisation', '=', blank('organisation'))
    .where('id', '=', blank('id'))

const seen = phrase(finding)
const held = phrase((db, blank: Blanks<Named>) => finding(db, blank).forUpdate())

const tablesOfProjects = ['routes', 'stops', 'changes', 'turns', 'jobs'] as const

const removeFrom = async (
  { speaker, organisation }: Unit,
  table: (typeof tablesOfProjects)[number],
  project: ProjectId,
) => {
  await speaker.db.deleteFrom(table).where('organisation', '=', organisation).where('project', '=', project).execute()
}

const countsOf = ({ stops, routes }: Plan): Counts => ({
  stops: stopListSize(stops),
  routes: routes.length,
  activities: routes.reduce((sum, route) => sum + activitiesOn(route), 0),
})

const activitiesOn = ({ start, visits, end }: Route): number =>
  visits.length + Number(start !== undefined) + Number(end !== undefined)

const projectFrom = (row: Omit<Selectable<Tables['projects']>, 'organisation' | 'extra'>): ProjectRecord => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  createdBy: row.created_by,
  version: row.version,
  stops: row.stops,
  routes: row.routes,
  activities: row.activities,
})
