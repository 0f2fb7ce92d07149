import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import { changeBetween, turnedAgain, turnedBack, type PlanChange } from '../../src/domain/history'
import { factsOf, inStep, stopOf, writeProjectDocument, type Plan } from '../../src/domain/plan'
import { stopListOf, unplannedOn, writeStop, type Stop } from '../../src/domain/stop'
import { beforeAndAfter, type BeforeAndAfter } from '../kit/arbitraries/history'
import { retold } from '../kit/builders/stop-list'
import { law, type Law } from '../kit/law'
import { assertSound } from '../kit/paper-model'
import { assertSamePlan } from '../kit/same-plan'
import { slipsFrom } from '../kit/mutants'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'
import { inText } from '../kit/plan-queries'

type Turn = (plan: Plan, change: PlanChange) => O.Option<Plan>
type Turning = { readonly back: Turn; readonly again: Turn }

const turning: Turning = { back: turnedBack, again: turnedAgain }

const there = (plan: O.Option<Plan>): Plan => (O.isSome(plan) ? plan.value : assert.fail('It does not turn'))

const documentsOf = (plan: Plan): ReadonlyArray<string> => [
  JSON.stringify(writeProjectDocument(plan)),
  JSON.stringify([...plan.stops].map(writeStop)),
]

const onTheWay =
  (change: (turned: Plan, given: Plan, between: PlanChange) => Plan) =>
  (turn: Turn): Turn =>
  (plan, between) =>
    O.map((turned: Plan) => change(turned, plan, between))(turn(plan, between))

const both = (slip: (turn: Turn) => Turn): Turning => ({ back: slip(turnedBack), again: slip(turnedAgain) })

/** Wrong ways to turn a change back. */
const slips = {
  'only the routes are put back': both(onTheWay((turned, { stops }) => inStep(turned.routes, stops, turned.extra))),
  'only the stops are put back': both(onTheWay((turned, { routes }) => inStep(routes, turned.stops, turned.extra))),
  'a stop that comes back goes last': both(
    onTheWay((turned, given) => {
      const isNew = ({ id }: Stop): boolean => O.isNone(stopOf(given, id))
      const stops = [...turned.stops]
      return { ...turned, stops: stopListOf([...stops.filter((stop) => !isNew(stop)), ...stops.filter(isNew)]) }
    }),
  ),
  'a stop that comes back stays unplanned': both(
    onTheWay((turned, given) => ({
      ...turned,
      stops: retold(turned.stops, (stop) =>
        O.isNone(stopOf(given, stop.id)) ? { ...stop, ...unplannedOn(stop.requestedDay) } : stop,
      ),
    })),
  ),
  'stops keep the placement they had': both(
    onTheWay((turned, given) => ({
      ...turned,
      stops: retold(turned.stops, (stop) =>
        O.getOrElse(() => stop)(
          O.map((old: Stop) => ({ ...old, ...factsOf(stop), stopNumber: old.stopNumber }))(stopOf(given, stop.id)),
        ),
      ),
    })),
  ),
  'fields that nobody knows stay as they are': both(onTheWay((turned, { extra }) => ({ ...turned, extra }))),
  'a route that was made stays': both(
    onTheWay((turned, given) => ({
      ...turned,
      routes: [
        ...turned.routes,
        ...given.routes.filter(({ index }) => turned.routes.every((route) => route.index !== index)),
      ],
    })),
  ),
  'every route is made anew': both(
    onTheWay((turned) => ({ ...turned, routes: turned.routes.map((route) => ({ ...route })) })),
  ),
  'every stop is made anew': both(
    onTheWay((turned) => ({ ...turned, stops: retold(turned.stops, (stop) => ({ ...stop })) })),
  ),
} satisfies Readonly<Record<string, Turning>>

const slipsCalled = slipsFrom(slips)

const show = ({ before, after }: BeforeAndAfter): string => plansBeforeAndAfter(before, after)

export const historyLaws: ReadonlyArray<Law> = [
  law({
    name: 'a change and its undo',
    words:
      'A change turned back gives the plan as it was before, and turned again the plan as it was after: routes, stops in their order, and both documents.',
    subject: turning,
    given: beforeAndAfter(),
    holds: ({ back, again }, { before, after }) => {
      const change = changeBetween(before, after)
      const undone = there(back(after, change))
      assertSamePlan(undone, before)
      assert.deepEqual(documentsOf(undone), documentsOf(before))
      const redone = there(again(undone, change))
      assertSamePlan(redone, after)
      assert.deepEqual(documentsOf(redone), documentsOf(after))
    },
    mutants: slipsCalled(
      'only the routes are put back',
      'only the stops are put back',
      'a stop that comes back goes last',
      'a stop that comes back stays unplanned',
      'stops keep the placement they had',
      'fields that nobody knows stay as they are',
      'a route that was made stays',
    ),
    show,
  }),
  law({
    name: 'turning leaves the rest alone',
    words:
      'A change turned back keeps every route it does not name, and every stop that it leaves where it is, as the same object.',
    subject: turning,
    given: beforeAndAfter(),
    holds: ({ back }, { before, after }) => {
      const change = changeBetween(before, after)
      const undone = there(back(after, change))
      const named = new Set(change.routes.map(({ index }) => index))
      for (const route of undone.routes)
        if (!named.has(route.index)) assert.ok(after.routes.includes(route), `route ${route.index + 1} is another`)
      const turned = new Set(change.stops.map(({ id }) => id))
      for (const stop of undone.stops) {
        const now = O.toUndefined(stopOf(after, stop.id))
        const then = O.toUndefined(stopOf(before, stop.id))
        if (!turned.has(stop.id) && inText(now) === inText(then)) assert.ok(stop === now, `stop ${stop.id} is another`)
      }
      assertSound(undone)
    },
    mutants: slipsCalled('every route is made anew', 'every stop is made anew'),
    show,
  }),
]
