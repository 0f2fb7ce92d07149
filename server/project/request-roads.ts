import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Refusal } from '../../contract'
import type { Coordinates } from '../../src/domain/address'
import { arePriced, findTargetRoute, type Move } from '../../src/domain/move'
import { findVisit, type Plan } from '../../src/domain/plan'
import { activitiesOf, placesOfRoute, type RoadSource, type Route } from '../../src/domain/route'
import { stopList, type StopFacts, type StopId, type StopList } from '../../src/domain/stop'
import { consecutivePairs } from '../../src/domain/value'
import { lruMap } from '../lru-map'
import type { ProjectId, ProjectPlan, Records, Storage } from '../storage'
import type { PlacePair } from '../travel'
import type { PlanEditPorts } from './plan-edit-ports'
import { requireProjectPlan } from './require-project-plan'
import { findStaleRoutes } from './stale-routes'
import type { KeyHolder } from '../sign-in'

type EditOfProject = { readonly parameters: { readonly id: ProjectId }; readonly user: KeyHolder }

/** The plan after an edit, as it will be applied; a refusal needs no roads. */
type PlanAfter<Command> = (
  command: Command,
  plan: Plan,
  records: Records,
) => E.Either<unknown, Plan> | Promise<E.Either<unknown, Plan>>

/**
 * Requests the drives of the routes that an edit changes, since they are not requested within its transaction: their
 * legs would be estimates, and their lines straight.
 */
export const requestDrivesOfEdit =
  <Command extends EditOfProject>(
    ports: Pick<PlanEditPorts, 'travel'>,
    storage: Pick<Storage, 'read'>,
    planAfter: PlanAfter<Command>,
  ) =>
  async (command: Command, startedAt?: number): Promise<E.Either<Refusal, Command>> => {
    const findRoutes: FindRoutes = async ({ plan }, records) => {
      const edited = await planAfter(command, plan, records)
      return E.isLeft(edited) ? [] : [...findStaleRoutes(plan, edited.right)]
    }
    await requestDrivesOfRoutes(ports, storage, command, findRoutes, startedAt)
    return E.right(command)
  }

type FindRoutes = (projectPlan: ProjectPlan, records: Records) => Promise<ReadonlyArray<Route>> | ReadonlyArray<Route>

export const requestDrivesOfRoutes = async (
  { travel }: Pick<PlanEditPorts, 'travel'>,
  storage: Pick<Storage, 'read'>,
  edit: EditOfProject,
  findRoutes: FindRoutes,
  startedAt?: number,
): Promise<void> => {
  const routes = await readForRoads({ travel }, storage, edit, findRoutes)
  if (routes !== undefined) await travel.requestDrives(routes.map(placesOfRoute), startedAt)
}

/** Lines of these take long, since they are requested, or followed through the roads of a file. */
const sourcesWithSlowLines: ReadonlySet<RoadSource> = new Set(['osrm', 'file'])

/** No transaction is open once this has answered. */
const readForRoads = async <A>(
  ports: Pick<PlanEditPorts, 'travel'>,
  storage: Pick<Storage, 'read'>,
  edit: EditOfProject,
  find: (projectPlan: ProjectPlan, records: Records) => Promise<A> | A,
): Promise<A | undefined> => {
  await joinProject(ports, storage, edit)
  return sourcesWithSlowLines.has(ports.travel.source) ? readPlan(storage, edit, find) : undefined
}

const readPlan = <A>(
  { read }: Pick<Storage, 'read'>,
  { parameters, user }: EditOfProject,
  find: (projectPlan: ProjectPlan, records: Records) => Promise<A> | A,
): Promise<A | undefined> =>
  read(user.organisation, async (records) => {
    const projectPlan = await requireProjectPlan(records, parameters.id)
    return E.isLeft(projectPlan) ? undefined : find(projectPlan.right, records)
  })

const MAX_JOINED_PROJECTS = 1_000

/** The projects whose places were joined to the present roads. */
const joinedProjects = new WeakMap<object, ReturnType<typeof lruMap<true>>>()

/** Joins the places of a project to the roads at its first edit; later edits bring few new ones. */
const joinProject = async (
  ports: Pick<PlanEditPorts, 'travel'>,
  storage: Pick<Storage, 'read'>,
  edit: EditOfProject,
): Promise<void> => {
  const { networkKey } = ports.travel
  if (networkKey === undefined) return
  const joined = joinedProjects.get(networkKey) ?? lruMap<true>(MAX_JOINED_PROJECTS)
  joinedProjects.set(networkKey, joined)
  const key = `${edit.user.organisation} ${edit.parameters.id}`
  if (joined.get(key) === true) return
  const stops = await readPlan(storage, edit, ({ plan }) => plan.stops)
  if (stops === undefined) return
  await joinPlaces(ports, stops)
  joined.set(key, true)
}

/**
 * Joins the places of stops to the roads in steps, since it takes seconds for thousands of new ones, and within the
 * transaction of an edit nobody else would be answered.
 */
export const joinPlaces = async ({ travel }: Pick<PlanEditPorts, 'travel'>, stops: StopList): Promise<void> => {
  if (travel.networkKey === undefined) return
  await travel.joinPlaces([...stops].flatMap(({ facts }) => facts.coordinates ?? []))
}

/** Stops that move, or would, and the routes that could visit them. */
type MovingStops = {
  readonly stops: ReadonlyArray<Pick<StopFacts, 'id' | 'coordinates'>>
  readonly targets: ReadonlyArray<Route>
}

/**
 * The stops of moves, and the routes that there are for them. Of more stops than are priced, only those that look for the
 * cheapest place: between all of them there are too many legs.
 */
export const movingStops = ({ stops, routes }: Plan, moves: ReadonlyArray<Move>): MovingStops => {
  const moving = arePriced(moves) ? moves : moves.filter(({ position }) => position.kind === 'cheapest')
  return {
    stops: moving.flatMap(({ stop }) => stopList.get(stops, stop)?.facts ?? []),
    targets: moving.flatMap(({ to }) => (to.kind === 'unplanned' ? [] : (findTargetRoute(routes, to) ?? []))),
  }
}

/**
 * Requests the legs that decide what moves cost: those of the routes concerned, those that join them again without the
 * stops, and those from and to each stop. Answers when it began, since the drives have only the rest of the time.
 */
export const requestLegsOfMoves = async (
  { travel }: Pick<PlanEditPorts, 'travel'>,
  storage: Pick<Storage, 'read'>,
  edit: EditOfProject,
  findMovingStops: (plan: Plan) => MovingStops,
): Promise<number> => {
  const legs = await readForRoads({ travel }, storage, edit, async ({ plan }, records) =>
    legsOfMoves(plan, findMovingStops(plan), (await records.organisation.find())?.headquarters),
  )
  const startedAt = performance.now()
  if (legs !== undefined) await travel.requestLegs(legs.pairs, legs.paths)
  return startedAt
}

const legsOfMoves = (plan: Plan, { stops, targets }: MovingStops, headquarters: Coordinates | undefined) => {
  const moving = new Set(stops.map(({ id }) => id))
  const current = stops.flatMap(({ id }) => O.toUndefined(findVisit(plan, id))?.route ?? [])
  const routes = [...new Set([...targets, ...current])]
  const moved = stops.flatMap(({ coordinates }) => coordinates ?? [])
  const remaining = routes.map((route) => placesWithout(route, moving))
  const places = [...(headquarters === undefined ? [] : [headquarters]), ...moved, ...remaining.flat()]
  return {
    pairs: [
      ...remaining.flatMap((path) => consecutivePairs(path)),
      ...moved.flatMap((stop) =>
        places.flatMap((place): PlacePair[] => [
          [stop, place],
          [place, stop],
        ]),
      ),
    ],
    paths: routes.map(placesOfRoute),
  }
}

const placesWithout = (route: Route, without: ReadonlySet<StopId>): ReadonlyArray<Coordinates> =>
  activitiesOf(route).flatMap(({ id, address }) => (without.has(id) ? [] : (address.coordinates ?? [])))
