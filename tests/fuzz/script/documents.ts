import { isJsonObject, type JsonObject } from '../../../src/domain/parse'

/** Both documents of a project, as JSON. */
export type Documents = { readonly project: JsonObject; readonly stops: JsonObject }

export const recordsIn = (value: unknown): ReadonlyArray<JsonObject> =>
  Array.isArray(value) ? value.filter(isJsonObject) : []

export const routesIn = ({ project }: Documents): ReadonlyArray<JsonObject> => recordsIn(project['routes'])

export const activitiesIn = (route: JsonObject): ReadonlyArray<JsonObject> => recordsIn(route['activities'])

const isVisit = ({ type }: JsonObject): boolean => type !== 'start' && type !== 'end'

export const withRoutes = (documents: Documents, routes: ReadonlyArray<JsonObject>): Documents => ({
  ...documents,
  project: { ...documents.project, routes },
})

export const withActivities = (
  documents: Documents,
  route: JsonObject | undefined,
  change: (activities: ReadonlyArray<JsonObject>) => ReadonlyArray<JsonObject>,
): Documents =>
  withRoutes(
    documents,
    routesIn(documents).map((candidate) =>
      candidate === route ? { ...candidate, activities: change(activitiesIn(candidate)) } : candidate,
    ),
  )

/** Inserts the activity before the end of a route, or last. */
export const addActivity =
  (activity: JsonObject) =>
  (activities: ReadonlyArray<JsonObject>): ReadonlyArray<JsonObject> => {
    const end = activities.findIndex(({ type }) => type === 'end')
    return activities.toSpliced(end === -1 ? activities.length : end, 0, activity)
  }

export const withoutVisitsTo = (documents: Documents, id: string | undefined): Documents =>
  withRoutes(
    documents,
    routesIn(documents).map((route) => ({
      ...route,
      activities: activitiesIn(route).filter((activity) => activity['id'] !== id),
    })),
  )

export const withoutStop = (documents: Documents, id: string | undefined): Documents => ({
  ...withoutVisitsTo(documents, id),
  stops: Object.fromEntries(stopsIn(documents).filter(([key]) => key !== id)),
})

export const stopsIn = ({ stops }: Documents): ReadonlyArray<readonly [string, unknown]> => Object.entries(stops)

export const visitsIn = (documents: Documents): ReadonlyArray<JsonObject> =>
  routesIn(documents).flatMap(activitiesIn).filter(isVisit)

export const visitTo = (id: string): JsonObject => ({
  id,
  type: 'Delivery',
  stop_number: 10,
  is_planned: true,
  address: {},
})
