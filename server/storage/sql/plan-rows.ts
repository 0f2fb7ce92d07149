import type { PlanChange } from '../../../src/domain/history'
import { assemblePlan, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { isRecord } from '../../../src/domain/parse'
import type { StopFacts, StopId } from '../../../src/domain/stop'
import type { ProjectRecord } from '../project-record-types'
import { storeRoutes, readRoutes, storeRouteChanges } from './route-rows'
import { insertNewStops } from './insert-new-stops'
import { removeStops, readStops, replaceStops } from './stop-rows'
import type { UnitOfWork } from './unit-of-work'

/** The plan of a project at the version that was found in this read or write. */
export const readPlan = async (unit: UnitOfWork, project: ProjectRecord): Promise<Plan> => {
  const cached = unit.plans.getPlan(unit.organisation, project)
  if (cached !== undefined) return cached
  const extra = await readExtra(unit, project)
  const stops = await readStops(unit, project.id)
  const plan = assemblePlan(await readRoutes(unit, project.id, stops), stops, extra)
  unit.plans.putPlan(unit.organisation, project, plan)
  return plan
}

const readExtra = async (
  { runner, organisation }: UnitOfWork,
  { id, version }: ProjectRecord,
): Promise<Plan['extra']> => {
  const row = await runner.db
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
export const storePlanChange = async (
  unit: UnitOfWork,
  project: ProjectRecord,
  planChange: PlanChange,
  plan: Plan,
): Promise<void> => {
  if (planChange.routes.length > 0) await storeRouteChanges(unit, project.id, planChange.routes, plan.stops)
  if (planChange.stops.length === 0) return
  const routes = routesVisitingChangedStops(planChange, plan)
  if (routes.length > 0) await storeRoutes(unit, project.id, routes, plan.stops)
  const [removed, updated, added] = splitStops(planChange.stops)
  if (removed.length > 0) await removeStops(unit, project.id, removed)
  if (updated.length > 0) await replaceStops(unit, project.id, updated)
  if (added.size > 0) await insertNewStops(unit, project, added, plan)
}

type SplitStops = readonly [
  gone: ReadonlyArray<StopId>,
  staying: ReadonlyArray<StopFacts>,
  coming: ReadonlyMap<StopId, StopFacts>,
]

const splitStops = (stops: PlanChange['stops']): SplitStops => {
  const removed: StopId[] = []
  const updated: StopFacts[] = []
  const added = new Map<StopId, StopFacts>()
  for (const { id, before, after } of stops)
    if (after === undefined) removed.push(id)
    else if (before === undefined) added.set(id, after)
    else updated.push(after)
  return [removed, updated, added]
}

/** Routes that have not changed themselves, but visit a stop that has: their rows hold facts of that stop. */
const routesVisitingChangedStops = ({ routes, stops }: PlanChange, plan: Plan): ReadonlyArray<Route> => {
  const changedStopIds = new Set(stops.filter(({ before }) => before !== undefined).map(({ id }) => id))
  if (changedStopIds.size === 0) return []
  const changedRouteIndexes = new Set(routes.map(({ index }) => index))
  return plan.routes.filter(
    ({ index, visits }) => !changedRouteIndexes.has(index) && visits.some(({ id }) => changedStopIds.has(id)),
  )
}
