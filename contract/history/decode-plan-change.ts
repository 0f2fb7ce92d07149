import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Plan } from '../../src/domain/plan'
import {
  parseEachInSteps,
  isJsonObject,
  recordOf,
  text,
  prefixFields,
  wholeNumber,
  type FieldReason,
  wrongType,
} from '../../src/domain/parse'
import type { Route } from '../../src/domain/route'
import { runAtOnce, type Steps } from '../../src/domain/value'
import type { StopId } from '../../src/domain/stop'
import {
  visitByIdIn,
  type BeforeAfter,
  type PlanChange,
  type RouteChange,
  type SentChange,
  type StopChange,
} from '../../src/domain/history'
import { decodeCompactRoute } from './compact-route-codec'
import { decodeStop } from '../stop/decode-stop'

type Decoded<A> = E.Either<ReadonlyArray<FieldReason>, A>

/**
 * Decodes a change as it is stored and sent. What a change keeps is taken from the routes of the plan with the
 * same indexes, so the plan has to be as it was before the change, or as it was after it. Reports only the first part
 * that is wrong.
 */
export const decodePlanChange = (value: unknown, plan: Pick<Plan, 'routes'>): Decoded<PlanChange> =>
  runAtOnce(decodePlanChangeInSteps(value, plan))

export const decodePlanChangeInSteps = function* (
  value: unknown,
  plan: Pick<Plan, 'routes'>,
): Steps<Decoded<PlanChange>> {
  if (!isJsonObject(value)) return wrongType('a change', value)
  const routes = yield* decodeList(decodeRouteChange(affectedRoutes(value['routes'], plan)), value['routes'])
  if (E.isLeft(routes)) return E.left(prefixFields('routes', routes.left))
  const stops = yield* decodeList(decodeStopChange, value['stops'])
  if (E.isLeft(stops)) return E.left(prefixFields('stops', stops.left))
  const moved = yield* decodeList(decodeId, value['moved'])
  if (E.isLeft(moved)) return E.left(prefixFields('moved', moved.left))
  const unknownFields =
    value['extra'] === undefined ? E.right(undefined) : decodeBeforeAfter(decodeUnknownFields)(value['extra'])
  if (E.isLeft(unknownFields)) return E.left(prefixFields('extra', unknownFields.left))
  return E.right({ routes: routes.right, stops: stops.right, moved: moved.right, unknownFields: unknownFields.right })
}

/** Decodes a change that was sent; without one that fits this plan, the browser reads the whole plan again. */
export const decodeSentChange = (
  { routes, stops, moved, unknownFields }: SentChange,
  plan: Plan,
): O.Option<PlanChange> =>
  routes === undefined || stops === undefined
    ? O.none
    : O.fromEither(decodePlanChange({ routes, stops, moved: moved ?? [], extra: unknownFields }, plan))

const affectedRoutes = (routeChanges: unknown, { routes }: Pick<Plan, 'routes'>): Pick<Plan, 'routes'> => {
  const indexes = new Set(
    Array.isArray(routeChanges)
      ? routeChanges.map((change) => (isJsonObject(change) ? change['index'] : undefined))
      : [],
  )
  return { routes: routes.filter(({ index }) => indexes.has(index)) }
}

const decodeList = function* <A>(
  decode: (value: unknown) => Decoded<A>,
  value: unknown,
): Steps<Decoded<ReadonlyArray<A>>> {
  return Array.isArray(value) ? yield* parseEachInSteps(decode, value) : wrongType('a list', value)
}

/** What decodes a value after the change may need the one before it. */
const decodeBeforeAfter =
  <A>(decode: (value: unknown, before?: A) => Decoded<A>) =>
  (value: unknown): Decoded<BeforeAfter<A>> => {
    if (!isJsonObject(value)) return wrongType('a record of before and after', value)
    const decodeNamed = (name: keyof BeforeAfter<A>, earlier?: A): Decoded<A | undefined> =>
      value[name] === undefined
        ? E.right(undefined)
        : pipe(
            decode(value[name], earlier),
            E.mapLeft((reasons) => prefixFields(name, reasons)),
          )
    const before = decodeNamed('before')
    if (E.isLeft(before)) return before
    const after = decodeNamed('after', before.right)
    return E.isLeft(after) ? after : E.right({ before: before.right, after: after.right })
  }

/** Decodes a record that has other fields beside `before` and `after`. */
const decodeWithBeforeAfter =
  <Head extends object, A>(
    decodeHead: (value: unknown) => Decoded<Head>,
    decode: (value: unknown, before?: A) => Decoded<A>,
  ) =>
  (value: unknown): Decoded<Head & BeforeAfter<A>> =>
    pipe(
      decodeHead(value),
      E.flatMap((fields) =>
        pipe(
          decodeBeforeAfter(decode)(value),
          E.map((beforeAfter) => ({ ...fields, ...beforeAfter })),
        ),
      ),
    )

const nonNegativeInteger = wholeNumber({ min: 0 })

/** The position would become the index of a route without one; a stored route always has one. */
const UNUSED_POSITION = 0

const decodeRouteChange = (plan: Pick<Plan, 'routes'>): ((value: unknown) => Decoded<RouteChange>) => {
  const visitById = visitByIdIn(plan)
  return (value) => {
    const inPlan = isJsonObject(value) ? plan.routes.find(({ index }) => index === value['index']) : undefined
    return decodeWithBeforeAfter(decodeIndex, (route, before?: Route) =>
      decodeCompactRoute(route, UNUSED_POSITION, visitById, { before, inPlan }),
    )(value)
  }
}

const decodeIndex = recordOf<Pick<RouteChange, 'index'>>({ index: { parser: nonNegativeInteger } })

/** A stop, and its index in the list, as the stored change names them. */
type StopPlace = { readonly id: StopId; readonly place: number }

const decodeStopChange: (value: unknown) => Decoded<StopChange> = decodeWithBeforeAfter(
  flow(
    recordOf<StopPlace>({ id: { parser: text() }, place: { parser: nonNegativeInteger } }),
    E.map(({ id, place: listIndex }) => ({ id, listIndex })),
  ),
  flow(
    decodeStop,
    E.map(({ facts }) => facts),
  ),
)

const decodeId = (value: unknown): Decoded<StopId> =>
  typeof value === 'string' ? E.right(value) : wrongType('an id', value)

const decodeUnknownFields = (value: unknown): Decoded<Plan['unknownFields']> =>
  isJsonObject(value) ? E.right(value) : wrongType('a record', value)
