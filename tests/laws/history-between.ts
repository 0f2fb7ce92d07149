import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import { diffPlans, isEmptyChange } from '../../src/domain/history'
import { findVisit, type Plan } from '../../src/domain/plan'
import { aStoredPlan, beforeAndAfter, type BeforeAndAfter } from '../kit/arbitraries/history'
import { cloneOf } from '../kit/builders/plan'
import { law, type Law } from '../kit/law'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'
import { factsIn, idsIn, toComparableText, visitingRouteIn } from '../kit/plan-queries'

type Diff = typeof diffPlans

const show = ({ before, after }: BeforeAndAfter): string => plansBeforeAndAfter(before, after)

const keysThatDiffer = <Key>(
  keys: ReadonlyArray<Key>,
  textOf: (plan: Plan, key: Key) => unknown,
  plans: BeforeAndAfter,
) => keys.filter((key) => toComparableText(textOf(plans.before, key)) !== toComparableText(textOf(plans.after, key)))

const sorted = (keys: ReadonlyArray<string | number>): ReadonlyArray<string> => keys.map(String).toSorted()

export const historyBetweenLaws: ReadonlyArray<Law> = [
  law({
    name: 'the contents of a change',
    statement:
      'A change names the routes that differ, the stops whose facts differ, and the stops that another route visits, and nothing else.',
    subject: diffPlans,
    arbitrary: beforeAndAfter(),
    holds: (subject, plans) => {
      const { before, after } = plans
      const change = subject(before, after)
      const indexes = [...new Set([...before.routes, ...after.routes].map(({ index }) => index))]
      const ids = [...new Set([...idsIn(before), ...idsIn(after)])]
      const routeOf = ({ routes }: Plan, index: number): unknown => routes.find((route) => route.index === index)
      assert.deepEqual(sorted(change.routes.map(({ index }) => index)), sorted(keysThatDiffer(indexes, routeOf, plans)))
      assert.deepEqual(sorted(change.stops.map(({ id }) => id)), sorted(keysThatDiffer(ids, factsIn, plans)))
      assert.deepEqual(sorted(change.moved), sorted(keysThatDiffer(ids, visitingRouteIn, plans)))
      assert.equal(
        change.unknownFields === undefined,
        toComparableText(before.unknownFields) === toComparableText(after.unknownFields),
      )
    },
    mutants: {
      'the placement of a stop is one of its facts': (before, after) => {
        const change = diffPlans(before, after)
        const moved = change.moved.filter((id) => change.stops.every((stop) => stop.id !== id))
        return {
          ...change,
          stops: [
            ...change.stops,
            ...moved.map((id) => ({ id, listIndex: 0, before: factsIn(before, id), after: factsIn(after, id) })),
          ],
        }
      },
      'a removed stop is not in the change': (before, after) => {
        const change = diffPlans(before, after)
        return { ...change, stops: change.stops.filter((stop) => stop.after !== undefined) }
      },
      'a stop that was unplanned is not moved': (before, after) => {
        const change = diffPlans(before, after)
        return { ...change, moved: change.moved.filter((id) => O.isSome(findVisit(after, id))) }
      },
      'an added route is not in the change': (before, after) => {
        const change = diffPlans(before, after)
        return { ...change, routes: change.routes.filter((route) => route.before !== undefined) }
      },
    } satisfies Readonly<Record<string, Diff>>,
    show,
  }),
  law({
    name: 'no difference between equal plans',
    statement: 'There is no difference between a plan and the same plan read again.',
    subject: diffPlans,
    arbitrary: aStoredPlan(),
    holds: (subject, plan) => assert.ok(isEmptyChange(subject(plan, cloneOf(plan)))),
    mutants: {
      'objects are compared by identity': (before, after) => ({
        ...diffPlans(before, after),
        routes: after.routes.flatMap((route, place) =>
          route === before.routes[place] ? [] : [{ index: route.index, before: before.routes[place], after: route }],
        ),
      }),
    },
  }),
]
