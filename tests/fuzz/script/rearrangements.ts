import { isRecord, type Said } from '../../../src/domain/reading'

/** Both documents of a project, as they are on the wire. */
export type Documents = { readonly project: Said; readonly stops: Said }

type Pick = <A>(from: ReadonlyArray<A>) => A | undefined

type Way = (documents: Documents, pick: Pick) => Documents

export const recordsIn = (value: unknown): ReadonlyArray<Said> => (Array.isArray(value) ? value.filter(isRecord) : [])

export const routesIn = ({ project }: Documents): ReadonlyArray<Said> => recordsIn(project['routes'])

export const activitiesIn = (route: Said): ReadonlyArray<Said> => recordsIn(route['activities'])

const isVisit = ({ type }: Said): boolean => type !== 'start' && type !== 'end'

const withRoutes = (documents: Documents, routes: ReadonlyArray<Said>): Documents => ({
  ...documents,
  project: { ...documents.project, routes },
})

const withActivities = (
  documents: Documents,
  route: Said | undefined,
  change: (activities: ReadonlyArray<Said>) => ReadonlyArray<Said>,
): Documents =>
  withRoutes(
    documents,
    routesIn(documents).map((one) => (one === route ? { ...one, activities: change(activitiesIn(one)) } : one)),
  )

/** Before the end of a route, where it has one. */
const joinedBy =
  (activity: Said) =>
  (activities: ReadonlyArray<Said>): ReadonlyArray<Said> => {
    const end = activities.findIndex(({ type }) => type === 'end')
    return activities.toSpliced(end === -1 ? activities.length : end, 0, activity)
  }

const withoutStop = (documents: Documents, id: string | undefined): Documents => ({
  project: withRoutes(
    documents,
    routesIn(documents).map((route) => ({
      ...route,
      activities: activitiesIn(route).filter((activity) => activity['id'] !== id),
    })),
  ).project,
  stops: Object.fromEntries(Object.entries(documents.stops).filter(([place]) => place !== id)),
})

const stopsIn = ({ stops }: Documents): ReadonlyArray<readonly [string, unknown]> => Object.entries(stops)

const visitsIn = (documents: Documents): ReadonlyArray<Said> =>
  routesIn(documents).flatMap(activitiesIn).filter(isVisit)

const visitTo = (id: string): Said => ({ id, type: 'Delivery', stop_number: 10, is_planned: true, address: {} })

const ways = {
  'as they are': (documents) => documents,
  'a route left out': (documents, pick) => {
    const out = pick(routesIn(documents))
    return withRoutes(
      documents,
      routesIn(documents).filter((route) => route !== out),
    )
  },
  'a route backwards': (documents, pick) =>
    withActivities(documents, pick(routesIn(documents)), (activities) => activities.toReversed()),
  'routes in another order': (documents) => withRoutes(documents, routesIn(documents).toReversed()),
  'a stop on another route': (documents, pick) => {
    const moved = pick(stopsIn(documents))?.[0]
    if (moved === undefined) return documents
    const taken = withRoutes(
      documents,
      routesIn(documents).map((route) => ({
        ...route,
        activities: activitiesIn(route).filter((activity) => activity['id'] !== moved),
      })),
    )
    return withActivities(taken, pick(routesIn(taken)), joinedBy(visitTo(moved)))
  },
  'a stop visited twice': (documents, pick) => {
    const visit = pick(visitsIn(documents))
    return visit === undefined
      ? documents
      : withActivities(documents, pick(routesIn(documents).toReversed()), joinedBy(visit))
  },
  'a stop that is nowhere': (documents, pick) =>
    withActivities(documents, pick(routesIn(documents)), joinedBy(visitTo('nowhere'))),
  'a start between the stops': (documents, pick) =>
    withActivities(documents, pick(routesIn(documents)), joinedBy({ ...visitTo('start-9'), type: 'start' })),
  'a route more': (documents, pick) =>
    withRoutes(documents, [
      ...routesIn(documents),
      {
        route_name: 'Extra',
        index: pick([0, 1, 7, routesIn(documents).length]),
        route_day: pick(['Ma', '2026-11-23', undefined]),
        activities: [pick(stopsIn(documents))?.[0]].flatMap((id) => (id === undefined ? [] : [visitTo(id)])),
      },
    ]),
  'a stop less': (documents, pick) => withoutStop(documents, pick(stopsIn(documents))?.[0]),
  'a stop less that is visited': (documents, pick) => {
    const id = pick(visitsIn(documents))?.['id']
    return { ...documents, stops: Object.fromEntries(stopsIn(documents).filter(([place]) => place !== id)) }
  },
  'a stop more': (documents, pick) => {
    const id = `added-${stopsIn(documents).length}`
    return { ...documents, stops: { ...documents.stops, [id]: { ...pick(visitsIn(documents)), id } } }
  },
  'a stop under the id of another': (documents, pick) => {
    const [id, stop] = pick(stopsIn(documents)) ?? ['nobody', {}]
    return { ...documents, stops: { ...documents.stops, [`${id}-2`]: stop } }
  },
  'other words': (documents, pick) => ({
    project: { ...documents.project, season: pick(['winter', null, { deep: [1, '\u{1F69A}'] }]) },
    stops: Object.fromEntries(
      stopsIn(documents).map(([id, stop]) => [id, isRecord(stop) ? { ...stop, notes: pick(['', 'Bel aan']) } : stop]),
    ),
  }),
  'claims that are not so': (documents) => ({
    ...documents,
    stops: Object.fromEntries(
      stopsIn(documents).map(([id, stop]) => [
        id,
        isRecord(stop) ? { ...stop, isPlanned: true, stopNumber: 70, routeNumber: 9, routeName: 'elsewhere' } : stop,
      ]),
    ),
  }),
  nothing: () => ({ project: { routes: [] }, stops: {} }),
} satisfies Readonly<Record<string, Way>>

export type Rearrangement = keyof typeof ways

const wayOf: Readonly<Record<Rearrangement, Way>> = ways

const isRearrangement = (name: string): name is Rearrangement => name in ways

export const rearrangements: ReadonlyArray<Rearrangement> = Object.keys(ways).filter(isRearrangement)

/** Both documents in another arrangement, some of which make no plan. */
export const rearranged = (
  documents: Documents,
  how: Rearrangement,
  [first, second]: readonly [number, number],
): Documents => {
  let picked = 0
  const pick: Pick = (from) => {
    picked += 1
    return from[(picked % 2 === 1 ? first : second) % Math.max(from.length, 1)]
  }
  return wayOf[how](documents, pick)
}
