import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import { factsOf, type Plan } from '../plan'
import { each, isRecord, recordOf, shown, text, under, wholeNumber, type Reason } from '../parse'
import { readStop, type StopId } from '../stop'
import { visitsOf } from './unchanged-visits'
import type { PlanChange, Turned, TurnedRoute, TurnedStop } from './plan-change'
import { readInShort, type Known } from './decode-compact-route'

type Read<A> = E.Either<ReadonlyArray<Reason>, A>

/**
 * Reads what `writePlanChange` wrote, beside the plan as it stands: where that is as the change left it, or as it found it,
 * the change is read as it was. Of what is wrong with it, the first part is told.
 */
export const readPlanChange = (value: unknown, plan: Pick<Plan, 'routes'>): Read<PlanChange> => {
  if (!isRecord(value)) return refused('a change', value)
  const routes = listOf(readTurnedRoute(visitsOf(plan)))(value['routes'])
  if (E.isLeft(routes)) return E.left(under('routes', routes.left))
  const stops = listOf(readTurnedStop)(value['stops'])
  if (E.isLeft(stops)) return E.left(under('stops', stops.left))
  const moved = listOf(readId)(value['moved'])
  if (E.isLeft(moved)) return E.left(under('moved', moved.left))
  const extra = value['extra'] === undefined ? E.right(undefined) : sidesOf(readExtra)(value['extra'])
  if (E.isLeft(extra)) return E.left(under('extra', extra.left))
  return E.right({ routes: routes.right, stops: stops.right, moved: moved.right, extra: extra.right })
}

const refused = (what: string, value: unknown): Read<never> =>
  E.left([{ field: '', reason: `Not ${what}: ${shown(value)}` }])

const listOf =
  <A>(read: (value: unknown) => Read<A>) =>
  (value: unknown): Read<ReadonlyArray<A>> =>
    Array.isArray(value) ? each(read)(value) : refused('a list', value)

const sidesOf =
  <A>(read: (value: unknown) => Read<A>) =>
  (value: unknown): Read<Turned<A>> => {
    if (!isRecord(value)) return refused('two sides of something', value)
    const side = (name: keyof Turned<A>): Read<A | undefined> =>
      value[name] === undefined
        ? E.right(undefined)
        : pipe(
            read(value[name]),
            E.mapLeft((reasons) => under(name, reasons)),
          )
    const before = side('before')
    if (E.isLeft(before)) return before
    const after = side('after')
    return E.isLeft(after) ? after : E.right({ before: before.right, after: after.right })
  }

/** What stands beside the two sides, and the sides. */
const withSides =
  <Head extends object, A>(head: (value: unknown) => Read<Head>, read: (value: unknown) => Read<A>) =>
  (value: unknown): Read<Head & Turned<A>> =>
    pipe(
      head(value),
      E.flatMap((fields) =>
        pipe(
          sidesOf(read)(value),
          E.map((sides) => ({ ...fields, ...sides })),
        ),
      ),
    )

const count = wholeNumber({ min: 0 })

const readTurnedRoute = (known: Known): ((value: unknown) => Read<TurnedRoute>) =>
  withSides(readIndex, (value) => readInShort(value, 0, known))

const readIndex = recordOf<Pick<TurnedRoute, 'index'>>({ index: { reader: count } })

const readTurnedStop: (value: unknown) => Read<TurnedStop> = withSides(
  recordOf<Pick<TurnedStop, 'id' | 'place'>>({ id: { reader: text() }, place: { reader: count } }),
  flow(readStop, E.map(factsOf)),
)

const readId = (value: unknown): Read<StopId> => (typeof value === 'string' ? E.right(value) : refused('an id', value))

const readExtra = (value: unknown): Read<Plan['extra']> =>
  isRecord(value) ? E.right(value) : refused('a record', value)
