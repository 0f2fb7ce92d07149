import { isJsonObject } from '../../../src/domain/parse'
import {
  addActivity,
  routesIn,
  stopsIn,
  withoutVisitsTo,
  visitsIn,
  visitTo,
  withActivities,
  withoutStop,
  withRoutes,
  type Documents,
} from './documents'

type Pick = <A>(from: ReadonlyArray<A>) => A | undefined

type Rearrange = (documents: Documents, pick: Pick) => Documents

const rearrangeFunctions = {
  'as they are': (documents) => documents,
  'a route left out': (documents, pick) => {
    const removedRoute = pick(routesIn(documents))
    return withRoutes(
      documents,
      routesIn(documents).filter((route) => route !== removedRoute),
    )
  },
  'a route backwards': (documents, pick) =>
    withActivities(documents, pick(routesIn(documents)), (activities) => activities.toReversed()),
  'routes in another order': (documents) => withRoutes(documents, routesIn(documents).toReversed()),
  'a stop on another route': (documents, pick) => {
    const moved = pick(stopsIn(documents))?.[0]
    if (moved === undefined) return documents
    const withoutVisits = withoutVisitsTo(documents, moved)
    return withActivities(withoutVisits, pick(routesIn(withoutVisits)), addActivity(visitTo(moved)))
  },
  'a stop visited twice': (documents, pick) => {
    const visit = pick(visitsIn(documents))
    return visit === undefined
      ? documents
      : withActivities(documents, pick(routesIn(documents).toReversed()), addActivity(visit))
  },
  'a visit to an unknown stop': (documents, pick) =>
    withActivities(documents, pick(routesIn(documents)), addActivity(visitTo('nowhere'))),
  'a start between the stops': (documents, pick) =>
    withActivities(documents, pick(routesIn(documents)), addActivity({ ...visitTo('start-9'), type: 'start' })),
  'an added route': (documents, pick) =>
    withRoutes(documents, [
      ...routesIn(documents),
      {
        route_name: 'Extra',
        index: pick([0, 1, 7, routesIn(documents).length]),
        route_day: pick(['Ma', '2026-11-23', undefined]),
        activities: [pick(stopsIn(documents))?.[0]].flatMap((id) => (id === undefined ? [] : [visitTo(id)])),
      },
    ]),
  'a removed stop': (documents, pick) => withoutStop(documents, pick(stopsIn(documents))?.[0]),
  'a removed stop that is visited': (documents, pick) => {
    const id = pick(visitsIn(documents))?.['id']
    return { ...documents, stops: Object.fromEntries(stopsIn(documents).filter(([stopId]) => stopId !== id)) }
  },
  'an added stop': (documents, pick) => {
    const id = `added-${stopsIn(documents).length}`
    return { ...documents, stops: { ...documents.stops, [id]: { ...pick(visitsIn(documents)), id } } }
  },
  'a stop under the id of another': (documents, pick) => {
    const [id, stop] = pick(stopsIn(documents)) ?? ['nobody', {}]
    return { ...documents, stops: { ...documents.stops, [`${id}-2`]: stop } }
  },
  'other fields and notes': (documents, pick) => ({
    project: { ...documents.project, season: pick(['winter', null, { deep: [1, '\u{1F69A}'] }]) },
    stops: Object.fromEntries(
      stopsIn(documents).map(([id, stop]) => [
        id,
        isJsonObject(stop) ? { ...stop, notes: pick(['', 'Bel aan']) } : stop,
      ]),
    ),
  }),
  'wrong placements': (documents) => ({
    ...documents,
    stops: Object.fromEntries(
      stopsIn(documents).map(([id, stop]) => [
        id,
        isJsonObject(stop)
          ? { ...stop, isPlanned: true, stopNumber: 70, routeNumber: 9, routeName: 'elsewhere' }
          : stop,
      ]),
    ),
  }),
  nothing: () => ({ project: { routes: [] }, stops: {} }),
} satisfies Readonly<Record<string, Rearrange>>

export type Rearrangement = keyof typeof rearrangeFunctions

const rearrangeBy: Readonly<Record<Rearrangement, Rearrange>> = rearrangeFunctions

const isRearrangement = (name: string): name is Rearrangement => name in rearrangeFunctions

export const rearrangements: ReadonlyArray<Rearrangement> = Object.keys(rearrangeFunctions).filter(isRearrangement)

/** The documents rearranged; some results are not valid plans. */
export const rearranged = (
  documents: Documents,
  rearrangement: Rearrangement,
  [first, second]: readonly [number, number],
): Documents => {
  let pickCount = 0
  const pick: Pick = (from) => {
    pickCount += 1
    return from[(pickCount % 2 === 1 ? first : second) % Math.max(from.length, 1)]
  }
  return rearrangeBy[rearrangement](documents, pick)
}
