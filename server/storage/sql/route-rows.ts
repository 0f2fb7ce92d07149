import type { RouteChange } from '../../../src/domain/history'
import { equalsNewVisit, newVisitTo } from '../../../src/domain/plan'
import type { Activity, Route } from '../../../src/domain/route'
import { stopList, type Stop, type StopId, type StopList } from '../../../src/domain/stop'
import type { ProjectId } from '../record-types'
import { splitRows, isSmallChange, reusableStatementForRows } from './reusable-statement'
import { routeText, decodeStored } from './stored-texts'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'
import { decodeCompactRoute } from '../../../contract/history'

/**
 * The routes of a project by index. Values that a visit copies from its stop are not stored with the route, but added
 * again here.
 */
export const readRoutes = async (
  { runner, organisation }: UnitOfWork,
  project: ProjectId,
  stops: ReadonlyArray<Stop>,
): Promise<ReadonlyArray<Route>> => {
  const rows = await runner.db
    .selectFrom('routes')
    .select(['route_index', 'route'])
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .orderBy('route_index')
    .execute()
  const byId = new Map(stops.map(({ facts }) => [facts.id, facts]))
  return rows.map((row) => {
    const description = `route ${row.route_index} of project ${project}`
    const newVisitOf = (id: StopId): Activity => newVisitTo(byId.get(id) ?? failForMissingStop(description, id))
    return decodeStored(description, row.route, (value) => decodeCompactRoute(value, row.route_index, newVisitOf))
  })
}

const failForMissingStop = (description: string, id: StopId): never => {
  throw new Error(`What is stored of ${description} cannot be read: stop ${id} is not there`)
}

export const storeRouteChanges = async (
  unit: UnitOfWork,
  project: ProjectId,
  routeChanges: ReadonlyArray<RouteChange>,
  stops: StopList,
): Promise<void> => {
  await deleteRoutes(
    unit,
    project,
    routeChanges.filter(({ after }) => after === undefined).map(({ index }) => index),
  )
  await storeRoutes(
    unit,
    project,
    routeChanges.flatMap(({ after }) => after ?? []),
    stops,
  )
}

const deleteRoutes = async (
  { runner, organisation }: UnitOfWork,
  project: ProjectId,
  indexes: ReadonlyArray<number>,
) => {
  for (const batch of splitRows(indexes))
    await runner.db
      .deleteFrom('routes')
      .where('organisation', '=', organisation)
      .where('project', '=', project)
      .where('route_index', 'in', batch)
      .execute()
}

/** The rows of so many routes are made and written before others have their turn. */
const ROUTES_PER_BATCH = 16

/** Writes routes. A visit that only copies the current values of its stop is stored in compact form. */
export const storeRoutes = async (
  { runner, organisation, pause }: UnitOfWork,
  project: ProjectId,
  routes: ReadonlyArray<Route>,
  stops: StopList,
): Promise<void> => {
  const isCopyOfStop = (visit: Activity): boolean => {
    const stop = stopList.get(stops, visit.id)
    return stop !== undefined && equalsNewVisit(stop.facts, visit)
  }
  const rowOf = (route: Route): Row => ({
    organisation,
    project,
    route_index: route.index,
    route: routeText(route, isCopyOfStop),
  })
  for (const batch of splitRows(routes, ROUTES_PER_BATCH)) {
    await upsertRoutes(runner, batch.map(rowOf))
    if (!isSmallChange(routes)) await pause()
  }
}

type Row = Tables['routes']

const upsertRoutes = reusableStatementForRows<Row>((db, rows) =>
  db
    .insertInto('routes')
    .values(
      rows.map((placeholder) => ({
        organisation: placeholder('organisation'),
        project: placeholder('project'),
        route_index: placeholder('route_index'),
        route: placeholder('route'),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organisation', 'project', 'route_index'])
        .doUpdateSet((row) => ({ route: row.ref('excluded.route') })),
    ),
)
