import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import { priceCodec, priceStops as endpoint, type PricesRequest, type PricesResult } from '../../contract/move'
import { calendarDateAt, type RouteDay } from '../../src/domain/calendar'
import { legsOfRoutes, pricesInSteps, type NewRouteContext } from '../../src/domain/move'
import { dayOfNewRoute, stopOf, type Plan } from '../../src/domain/plan'
import { addLegs, estimateSource, figureSourceOfLegs, type RoadSource, type Route } from '../../src/domain/route'
import type { TimedRouteCache } from '../../src/domain/schedule'
import { isStartOrEnd, newStop, stopDayOf, type Stop, type StopId } from '../../src/domain/stop'
import { splitEvery } from '../../src/domain/value'
import { enclosedParts, type AuthorisedCommand, type EncodedResult } from '../http'
import { requestLegsOfMoves, requireProjectPlan, type PlanEditPorts } from '../project'
import { runInSteps } from '../steps'
import { moveStopRefusal, stopNotFound } from '../stop'
import type { ProjectPlan, Records, Storage } from '../storage'
import { legCounter } from '../travel'
import { loadNewRouteContext, schedulingOf } from './apply-moves-in-project'

type Command = AuthorisedCommand<typeof endpoint>

const mayChange: ReadonlySet<RoadSource> = new Set(['osrm', 'file'])

/** Answers what moves would cost, by the rule that applies them. Others are answered between the steps. */
export const priceStops = (ports: PlanEditPorts, storage: Pick<Storage, 'read'>) => {
  const timedRoutes: TimedRouteCache = new WeakMap()
  return async ({ user, ...command }: Command): Promise<E.Either<Refusal, EncodedResult>> => {
    await requestLegsOfPrices(ports, storage, { user, ...command })
    const priced = await storage.read(user.organisation, (records) => loadPriceInput(ports, command, records))
    if (E.isLeft(priced)) return priced
    const { project, plan, newRouteContext, stops, day } = priced.right
    const stored = legsOfRoutes(routesConcerned(plan, stops, day))
    const counter = legCounter(ports.travel)
    // Counting takes as long as calculating, and the figure source has counts only where several sources mix.
    const isCounted = ports.travel.source !== 'estimate' || stored.osrm + stored.file > 0
    // Of several stops, no position is priced.
    const withPositionPrices = command.body.withPositionPrices === true && stops.length === 1
    const texts = await runInSteps(
      pricesInSteps(
        plan,
        { stops: stops.map(({ facts }) => facts), day, withPositionPrices },
        {
          ...newRouteContext,
          ...schedulingOf(newRouteContext, { ...ports.travel, ...(isCounted ? counter : {}) }),
          // Most of the positions that are compared are in no price.
          findLegToCompare: ports.travel.leg,
          // Legs of OSRM, or of another roads file, may replace others at any time.
          timedRoutes: mayChange.has(ports.travel.source) ? undefined : timedRoutes,
          earlierStopsOf: () => undefined,
          isRouteReplaced: () => false,
          isMovedByOthers: () => false,
        },
        (price) => JSON.stringify(priceCodec.encode(price)),
      ),
      { stepsPerBatch: withPositionPrices ? ROUTES_IN_PART : 1 },
    )
    // A price is the difference between a route as it would be and as it is stored.
    const figureSource = isCounted
      ? figureSourceOfLegs(addLegs(counter.counted(), stored), ports.travel.dataDate)
      : undefined
    return E.right({
      version: String(project.version),
      parts: () =>
        partsOfPrices(
          { version: project.version, figureSource: figureSource ?? estimateSource },
          withPositionPrices ? splitEvery(texts, ROUTES_IN_PART) : [texts],
        ),
    })
  }
}

/** The positions of so many routes take a millisecond or two, and make a text that is quick to copy and compresses well. */
const ROUTES_IN_PART = 16

const partsOfPrices = (
  others: Omit<PricesResult, 'prices'>,
  groups: ReadonlyArray<ReadonlyArray<string>>,
): ReturnType<typeof enclosedParts> => {
  // The prices are the last field of the answer.
  const closing = ']}'
  const withoutPrices = JSON.stringify(endpoint.answer.codec.encode({ ...others, prices: [] }))
  return enclosedParts(
    withoutPrices.slice(0, -closing.length),
    groups.map((texts) => Buffer.from(texts.join(','))),
    closing,
  )
}

const requestLegsOfPrices = (
  ports: Pick<PlanEditPorts, 'travel' | 'now'>,
  storage: Pick<Storage, 'read'>,
  command: Command,
): Promise<number> =>
  requestLegsOfMoves(ports, storage, command, (plan) => {
    const stops = E.getOrElse((): ReadonlyArray<Stop> => [])(findStops(plan, command.body))
    const day = dayOfPrices(plan, stops, command.body, ports.now())
    return { stops: stops.map(({ facts }) => facts), targets: plan.routes.filter((route) => route.day === day) }
  })

/** What prices depend on, as it is at one moment. */
type PriceInput = ProjectPlan & {
  readonly newRouteContext: NewRouteContext
  readonly stops: ReadonlyArray<Stop>
  readonly day: RouteDay
}

const loadPriceInput = async (
  { now }: Pick<PlanEditPorts, 'now'>,
  { parameters: { id }, body }: Pick<Command, 'parameters' | 'body'>,
  records: Records,
): Promise<E.Either<Refusal, PriceInput>> => {
  const projectPlan = await requireProjectPlan(records, id)
  if (E.isLeft(projectPlan)) return projectPlan
  const { plan } = projectPlan.right
  const stops = findStops(plan, body)
  if (E.isLeft(stops)) return stops
  const newRouteContext = await loadNewRouteContext(records)
  const day = dayOfPrices(plan, stops.right, body, now())
  return newRouteContext === undefined || day === undefined
    ? E.left({ code: 'server_error' })
    : E.right({ ...projectPlan.right, newRouteContext, stops: stops.right, day })
}

const routesConcerned = ({ routes }: Plan, stops: ReadonlyArray<Stop>, day: RouteDay): ReadonlyArray<Route> => {
  const ids = new Set(stops.map(({ facts }) => facts.id))
  return routes.filter((route) => route.day === day || route.visits.some(({ id }) => ids.has(id)))
}

const findStops = (plan: Plan, request: PricesRequest): E.Either<Refusal, ReadonlyArray<Stop>> => {
  if ('stops' in request) return E.traverseArray((id: StopId) => findStop(plan, id))(request.stops)
  const { id, draft } = request.stop
  if (id === undefined) return E.right([newStop(draft, noCreationInfo)])
  return pipe(
    findStop(plan, id),
    E.map(({ facts, placement }) => [{ facts: { ...facts, ...draft, unknownFields: facts.unknownFields }, placement }]),
  )
}

/** A stop that is only priced is not created. */
const noCreationInfo = { id: '', shortId: '', createdAt: '' }

const findStop = (plan: Plan, id: StopId): E.Either<Refusal, Stop> =>
  pipe(
    stopOf(plan, id),
    E.fromOption(() => stopNotFound),
    E.filterOrElse(
      ({ facts: { type } }) => !isStartOrEnd(type),
      () => moveStopRefusal({ kind: 'start or end', id }),
    ),
  )

/** The day that is asked for, else that of the first stop that has one, else that of a new route. */
const dayOfPrices = (
  plan: Plan,
  stops: ReadonlyArray<Stop>,
  { day }: PricesRequest,
  now: Date,
): RouteDay | undefined => {
  const today = calendarDateAt(now.toISOString())
  const firstDay = stops.map(stopDayOf).find((stopDay) => stopDay !== undefined)
  return day ?? firstDay ?? (today && dayOfNewRoute(plan, today))
}
