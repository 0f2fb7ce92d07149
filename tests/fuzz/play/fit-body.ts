import type { AnyEndpoint } from '../../../contract'
import { isJsonObject, withoutUndefined, type JsonObject } from '../../../src/domain/parse'
import { routesIn } from '../script/documents'
import { routeOf, stopsOf, type KnownState } from './known-state'
import { visitAt, type ResolvedNames } from './resolve-names'
import { pick } from './pick'
import { PASSWORD } from './fuzz-server'

type FitBody = (
  body: JsonObject,
  context: ResolvedNames & { readonly known: KnownState; readonly picks: readonly [number, number] },
) => JsonObject

const NUMBERS = [undefined, 10, 20, 25, 900, 1]
const CARRIERS = [1, 2, undefined, 2, 1, -1, 77]
/** Longer jobs would not improve the test. */
const MAX_SECONDS = 1

/** Replaces the names in a generated body, which only follows its schema so far, by existing ones. */
const fitByEndpoint: Readonly<Record<string, FitBody>> = {
  logIn: (_, { known }) => ({ username: known.username, password: PASSWORD }),
  updateStop: (body, { project, names, picks: [first, second] }) =>
    withoutUndefined({
      ...body,
      id: decodeName(names['stopId']) ?? body['id'],
      stop_ids: project === undefined ? [] : stopsOf(project).slice(0, 1),
      current_carrier_id: -1,
      new_carrier_id: pick(CARRIERS, first),
      new_carrier_sequence: pick(NUMBERS, second),
    }),
  changeStopDriver: (body, { project, names, picks: [first, second] }) => {
    const routes = project === undefined ? 0 : routesIn(project.documents).length
    return withoutUndefined({
      ...body,
      target_stop_id: visitAt(project, names['routeIndex'], first) ?? body['target_stop_id'],
      new_project_id: first % 5 === 0 ? body['new_project_id'] : project?.id,
      new_route_index: second % (routes + 1),
      new_location_index: pick([undefined, 0, 1, 2, 5], first),
    })
  },
  changeRouteDriver: (_, { project, names, known, picks: [first, second] }) => ({
    old_driver_id:
      (project === undefined ? undefined : routeOf(project, Number(names['routeIndex']))?.['driver_id']) ?? null,
    new_driver_id: pick([...known.drivers.keys(), null], first + second) ?? null,
  }),
  // Few references, so that some rows find a stop of an earlier import.
  importStops: (body, { picks: [first] }) => ({
    ...body,
    rows: Array.isArray(body['rows'])
      ? body['rows'].map((row: unknown, index) =>
          isJsonObject(row) ? { ...row, groupedExternalTaskIds: [`T-${(first + index) % 7}`] } : row,
        )
      : body['rows'],
  }),
  changeLocks: (body, { project, picks: [first, second] }) => ({
    locked: first % 3 > 0,
    stop_ids: project === undefined || second % 4 === 0 ? body['stop_ids'] : stopsOf(project).slice(0, second % 3),
    route_indexes:
      project === undefined || routesIn(project.documents).length === 0 ? [] : [first % 2].slice(second % 2),
  }),
  optimiseProject: (body, { known, picks: [first, second] }) =>
    withoutUndefined({
      ...body,
      days: first % 3 === 0 ? body['days'] : undefined,
      driver_ids: first % 2 === 0 ? undefined : [...known.drivers.keys()],
      external_route_ids: second % 2 === 0 ? undefined : [1],
      budget_seconds: MAX_SECONDS,
    }),
  postRouteProblem: (body) => ({
    ...body,
    ...(isJsonObject(body['options']) ? { options: { ...body['options'], budget_seconds: MAX_SECONDS } } : {}),
  }),
}

export const fitBody = (
  { name }: AnyEndpoint,
  body: unknown,
  context: ResolvedNames & { readonly known: KnownState; readonly picks: readonly [number, number] },
): unknown => (isJsonObject(body) ? (fitByEndpoint[name]?.(body, context) ?? body) : body)

const decodeName = (name: string | undefined): string | undefined => {
  try {
    return name === undefined ? undefined : decodeURIComponent(name)
  } catch {
    return name
  }
}
