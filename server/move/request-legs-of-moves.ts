import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Coordinates } from '../../src/domain/address'
import { findTargetRoute, type Move } from '../../src/domain/move'
import { findVisit, type Plan } from '../../src/domain/plan'
import { activitiesOf, type Route } from '../../src/domain/route'
import { stopList, type StopFacts, type StopId } from '../../src/domain/stop'
import { requireProjectPlan } from '../project'
import type { OrganisationId, ProjectId, Storage } from '../storage'
import type { PlacePair, Travel } from '../travel'
import { loadFleet } from './load-fleet'

/** Stops that move, or would, and the routes that could visit them. */
type MovingStops = {
  readonly stops: ReadonlyArray<Pick<StopFacts, 'id' | 'coordinates'>>
  readonly targets: ReadonlyArray<Route>
}

/** The stops of moves, and the routes that there are for them. */
export const movingStops = (plan: Plan, moves: ReadonlyArray<Move>): MovingStops => ({
  stops: moves.flatMap(({ stop }) => stopList.get(plan.stops, stop)?.facts ?? []),
  targets: moves.flatMap(({ to }) => (to.kind === 'unplanned' ? [] : (findTargetRoute(plan.routes, to) ?? []))),
})

/**
 * Requests the legs that decide what moves cost: those of the routes concerned, those that join them again without the
 * stops, and those from and to each stop. Estimated roads need no requests. No transaction is open meanwhile.
 */
export const requestLegsOfMoves = async (
  { source, requestLegs }: Pick<Travel, 'source' | 'requestLegs'>,
  { read }: Pick<Storage, 'read'>,
  { organisation, project }: { readonly organisation: OrganisationId; readonly project: ProjectId },
  findMovingStops: (plan: Plan) => MovingStops,
): Promise<void> => {
  if (source === 'estimate') return
  const [projectPlan, fleet] = await read(organisation, async (records) => [
    await requireProjectPlan(records, project),
    await loadFleet(records),
  ])
  if (E.isLeft(projectPlan) || fleet === undefined) return
  const { plan } = projectPlan.right
  const { stops, targets } = findMovingStops(plan)
  const moving = new Set(stops.map(({ id }) => id))
  const current = stops.flatMap(({ id }) => O.toUndefined(findVisit(plan, id))?.route ?? [])
  const routes = [...new Set([...targets, ...current])]
  const moved = stops.flatMap(({ coordinates }) => coordinates ?? [])
  const places = [fleet.headquarters, ...moved, ...routes.flatMap((route) => placesOf(route, moving))]
  await requestLegs(
    [
      ...routes.flatMap((route) => consecutivePairs(placesOf(route, moving))),
      ...moved.flatMap((stop) =>
        places.flatMap((place): PlacePair[] => [
          [stop, place],
          [place, stop],
        ]),
      ),
    ],
    routes.map((route) => placesOf(route, new Set())),
  )
}

const placesOf = (route: Route, without: ReadonlySet<StopId>): ReadonlyArray<Coordinates> =>
  activitiesOf(route).flatMap(({ id, address }) => (without.has(id) ? [] : (address.coordinates ?? [])))

const consecutivePairs = (places: ReadonlyArray<Coordinates>): ReadonlyArray<PlacePair> =>
  places.slice(1).map((to, index): PlacePair => [places[index] ?? to, to])
