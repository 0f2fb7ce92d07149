import type { PlanChange } from '../../../src/domain/history'
import { assemblePlan, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { isRecord } from '../../../src/domain/parse'
import type { StopFacts, StopId } from '../../../src/domain/stop'
import type { ProjectRecord } from '../project-record-types'
import { putRoutes, routesOf, turnRoutes } from './route-rows'
import { placeNewcomers } from './insert-new-stops'
import { removeStops, stopsOf, writeStops } from './stop-rows'
import type { Unit } from './unit-of-work'

/** The plan of a project at the version that was found in this read or write. */
export const planOf = async (unit: Unit, project: ProjectRecord): Promise<Plan> => {
  const known = unit.plans.recall(unit.organisation, project)
  if (known !== undefined) return known
  const extra = await extraOf(unit, project)
  const stops = await stopsOf(unit, project.id)
  const plan = assemblePlan(await routesOf(unit, project.id, stops), stops, extra)
  unit.plans.keep(unit.organisation, project, plan)
  return plan
}

const extraOf = async ({ speaker, organisation }: Unit, { id, version }: ProjectRecord): Promise<Plan['extra']> => {
  const row = await speaker.db
    .selectFrom('projects')
    .select(['version', 'extra'])
    .where('organisation', '=', organisation)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (row.version !== version)
    throw new Error(`Project ${id} is at version ${row.version}, and was not found at ${version} here`)
  const extra: unknown = JSON.parse(row.extra)
  return isRecord(extra) ? extra : {}
}

/** Writes only the rows that differ; `project` has its new version already. */
export const turnPlan = async (unit: Unit, project: ProjectRecord, turned: PlanChange, plan: Plan): Promise<void> => {
  if (turned.routes.length > 0) await turnRoutes(unit, project.id, turned.routes, plan.stops)
  if (turned.stops.length === 0) return
  const routes = routesOfTurned(turned, plan)
  if (routes.length > 0) await putRoutes(unit, project.id, routes, plan.stops)
  const [gone, staying, coming] = parted(turned.stops)
  if (gone.length > 0) await removeStops(unit, project.id, gone)
  if (staying.length > 0) await writeStops(unit, project.id, staying)
  if (coming.size > 0) await placeNewcomers(unit, project, coming, plan)
}

type Parted = readonly [
  gone: ReadonlyArray<StopId>,
  staying: ReadonlyArray<StopFacts>,
  coming: ReadonlyMap<StopId, StopFacts>,
]

const parted = (stops: PlanChange['stops']): Parted => {
  const gone: StopId[] = []
  const staying: StopFacts[] = []
  const coming = new Map<StopId, StopFacts>()
  for (const { id, before, after } of stops)
    if (after === undefined) gone.push(id)
    else if (before === undefined) coming.set(id, after)
    else staying.push(after)
  return [gone, staying, coming]
}

/** Routes that have not changed themselves, but visit a stop that has: their rows hold facts of that stop. */
const routesOfTurned = ({ routes, stops }: PlanChange, plan: Plan): ReadonlyArray<Route> => {
  const told = new Set(stops.filter(({ before }) => before !== undefined).map(({ id }) => id))
  if (told.size === 0) return []
  const turned = new Set(routes.map(({ index }) => index))
  return plan.routes.filter(({ index, visits }) => !turned.has(index) && visits.some(({ id }) => told.has(id)))
}
