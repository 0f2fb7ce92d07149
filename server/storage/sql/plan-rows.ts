import type { PlanChange } from '../../../src/domain/history'
import { assemblePlan, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { isJsonObject } from '../../../src/domain/parse'
import { type StopFacts, type StopId, stopList, type Stop } from '../../../src/domain/stop'
import type { ProjectRecord } from '../record-types'
import { storeRoutes, readRoutes, storeRouteChanges } from './route-rows'
import {
  removeStops,
  readStops,
  replaceStops,
  addStops,
  readSortKeys,
  removeAllStops,
  type StopWithSortKey,
} from './stop-rows'
import { preparedStopTexts } from './stored-texts'
import type { UnitOfWork } from './unit-of-work'
import { findNewStops, sortKeysAtEnd, sortKeysBetween, type NewStopRun } from './stop-sort-keys'

/** The plan of a project at the version in its record, which was found in this transaction. */
export const readPlan = async (unit: UnitOfWork, project: ProjectRecord): Promise<Plan> => {
  const cached = unit.plans.getPlan(unit.organisation, project)
  if (cached !== undefined) return cached
  const unknownFields = await readUnknownFields(unit, project)
  const stops = await readStops(unit, project.id)
  const plan = assemblePlan(await readRoutes(unit, project.id, stops), stops, unknownFields)
  unit.plans.putPlan(unit.organisation, project, plan)
  return plan
}

const readUnknownFields = async (
  { runner, organisation }: UnitOfWork,
  { id, version }: ProjectRecord,
): Promise<Plan['unknownFields']> => {
  const row = await runner.db
    .selectFrom('projects')
    .select(['version', 'extra'])
    .where('organisation', '=', organisation)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (row.version !== version)
    throw new Error(`Project ${id} is at version ${row.version}, and was not found at ${version} here`)
  const unknownFields: unknown = JSON.parse(row.extra)
  return isJsonObject(unknownFields) ? unknownFields : {}
}

/** Writes only the rows that differ; `project` already has its new version. */
export const storePlanChange = async (
  unit: UnitOfWork,
  project: ProjectRecord,
  planChange: PlanChange,
  plan: Plan,
): Promise<void> => {
  for (const [facts, text] of preparedStopTexts(planChange)) unit.stopTexts.set(facts, text)
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
  removed: ReadonlyArray<StopId>,
  updated: ReadonlyArray<StopFacts>,
  added: ReadonlySet<StopId>,
]

const splitStops = (stops: PlanChange['stops']): SplitStops => {
  const removed: StopId[] = []
  const updated: StopFacts[] = []
  const added = new Set<StopId>()
  for (const { id, before, after } of stops)
    if (after === undefined) removed.push(id)
    else if (before === undefined) added.add(id)
    else updated.push(after)
  return [removed, updated, added]
}

/** Unchanged routes that visit a changed stop: their rows hold details of that stop. */
const routesVisitingChangedStops = ({ routes, stops }: PlanChange, plan: Plan): ReadonlyArray<Route> => {
  const changedStopIds = new Set(stops.filter(({ before }) => before !== undefined).map(({ id }) => id))
  if (changedStopIds.size === 0) return []
  const changedRouteIndexes = new Set(routes.map(({ index }) => index))
  return plan.routes.filter(
    ({ index, visits }) => !changedRouteIndexes.has(index) && visits.some(({ id }) => changedStopIds.has(id)),
  )
}

/**
 * Inserts new stops where the list has them. The other stops keep their sort keys as long as there are numbers
 * between them.
 */
const insertNewStops = async (
  unit: UnitOfWork,
  project: ProjectRecord,
  newIds: ReadonlySet<StopId>,
  plan: Plan,
): Promise<void> => {
  const runs = findNewStops(plan.stops, newIds)
  const sortKeys = await readSortKeys(unit, project.id, runs.flatMap(neighbourIds))
  const stopsWithSortKeys = withSortKeysOfRuns(runs, project.version, sortKeys)
  if (stopsWithSortKeys === undefined) await removeAllStops(unit, project.id)
  await addStops(unit, project.id, stopsWithSortKeys ?? withNewSortKeys(plan, project.version))
}

/** The stops whose sort keys are needed; new stops at the end of the list need none. */
const neighbourIds = ({ after, before }: NewStopRun): ReadonlyArray<StopId> =>
  before === undefined ? [] : [before, ...(after === undefined ? [] : [after])]

const withSortKeysOfRuns = (
  runs: ReadonlyArray<NewStopRun>,
  version: number,
  sortKeys: ReadonlyMap<StopId, number>,
): ReadonlyArray<StopWithSortKey> | undefined => {
  const all: StopWithSortKey[] = []
  for (const { stops, after, before } of runs) {
    const runSortKeys =
      before === undefined
        ? sortKeysAtEnd(version, stops.length)
        : sortKeysBetween(
            after === undefined ? undefined : (sortKeys.get(after) ?? NaN),
            sortKeys.get(before) ?? NaN,
            stops.length,
          )
    if (runSortKeys === undefined) return undefined
    all.push(...withSortKeys(stops, runSortKeys))
  }
  return all
}

const withNewSortKeys = ({ stops }: Plan, version: number): ReadonlyArray<StopWithSortKey> => {
  const all = stopList.values(stops)
  return withSortKeys(all, sortKeysAtEnd(version, all.length))
}

const withSortKeys = (stops: ReadonlyArray<Stop>, sortKeys: ReadonlyArray<number>): ReadonlyArray<StopWithSortKey> =>
  stops.map(({ facts }, index) => ({ facts, sortKey: sortKeys[index] ?? NaN }))
