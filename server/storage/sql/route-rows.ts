import type { TurnedRoute } from '../../../src/domain/history'
import { readRoute, writeRoute, type Route } from '../../../src/domain/route'
import type { ProjectId } from '../project-records'
import { inParts } from './parts'
import { json, stored } from './stored'
import type { Unit } from './unit'

/** In the order of their index, as every rule leaves them. */
export const routesOf = async ({ db, organisation }: Unit, project: ProjectId): Promise<ReadonlyArray<Route>> => {
  const rows = await db
    .selectFrom('routes')
    .select(['route_index', 'route'])
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .orderBy('route_index')
    .execute()
  return rows.map((row) =>
    stored(`route ${row.route_index} of project ${project}`, row.route, (value) => readRoute(value, row.route_index)),
  )
}

export const turnRoutes = async (unit: Unit, project: ProjectId, turned: ReadonlyArray<TurnedRoute>): Promise<void> => {
  await removeRoutes(
    unit,
    project,
    turned.filter(({ after }) => after === undefined).map(({ index }) => index),
  )
  await putRoutes(
    unit,
    project,
    turned.flatMap(({ after }) => after ?? []),
  )
}

const removeRoutes = async ({ db, organisation }: Unit, project: ProjectId, indexes: ReadonlyArray<number>) => {
  for (const some of inParts(indexes))
    await db
      .deleteFrom('routes')
      .where('organisation', '=', organisation)
      .where('project', '=', project)
      .where('route_index', 'in', some)
      .execute()
}

const putRoutes = async ({ db, organisation }: Unit, project: ProjectId, routes: ReadonlyArray<Route>) => {
  for (const some of inParts(routes))
    await db
      .insertInto('routes')
      .values(
        some.map((route) => ({ organisation, project, route_index: route.index, route: json(writeRoute(route)) })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['organisation', 'project', 'route_index'])
          .doUpdateSet((row) => ({ route: row.ref('excluded.route') })),
      )
      .execute()
}
