import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import { changeBetween, isNothing } from '../../src/domain/history'
import { visitedBy, type Plan } from '../../src/domain/plan'
import { aKeptPlan, beforeAndAfter, type BeforeAndAfter } from '../kit/arbitraries/history'
import { cloneOf } from '../kit/builders/plan'
import { law, type Law } from '../kit/law'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'
import { factsIn, idsIn, inText, visitorIn } from '../kit/plan-queries'

type Between = typeof changeBetween

const show = ({ before, after }: BeforeAndAfter): string => plansBeforeAndAfter(before, after)

const differing = <Key>(keys: ReadonlyArray<Key>, said: (plan: Plan, key: Key) => unknown, given: BeforeAndAfter) =>
  keys.filter((key) => inText(said(given.before, key)) !== inText(said(given.after, key)))

const sorted = (keys: ReadonlyArray<string | number>): ReadonlyArray<string> => keys.map(String).toSorted()

export const historyBetweenLaws: ReadonlyArray<Law> = [
  law({
    name: 'what a change names',
    words:
      'A change names the routes that differ, the stops whose facts differ, and the stops that another route visits, and nothing else.',
    subject: changeBetween,
    given: beforeAndAfter(),
    holds: (subject, given) => {
      const { before, after } = given
      const change = subject(before, after)
      const indexes = [...new Set([...before.routes, ...after.routes].map(({ index }) => index))]
      const ids = [...new Set([...idsIn(before), ...idsIn(after)])]
      const routeOf = ({ routes }: Plan, index: number): unknown => routes.find((route) => route.index === index)
      assert.deepEqual(sorted(change.routes.map(({ index }) => index)), sorted(differing(indexes, routeOf, given)))
      assert.deepEqual(sorted(change.stops.map(({ id }) => id)), sorted(differing(ids, factsIn, given)))
      assert.deepEqual(sorted(change.moved), sorted(differing(ids, visitorIn, given)))
      assert.equal(change.extra === undefined, inText(before.extra) === inText(after.extra))
    },
    mutants: {
      'where a stop is planned is one of its facts': (before, after) => {
        const change = changeBetween(before, after)
        const moved = change.moved.filter((id) => change.stops.every((stop) => stop.id !== id))
        return {
          ...change,
          stops: [
            ...change.stops,
            ...moved.map((id) => ({ id, place: 0, before: factsIn(before, id), after: factsIn(after, id) })),
          ],
        }
      },
      'a stop that went is not named': (before, after) => {
        const change = changeBetween(before, after)
        return { ...change, stops: change.stops.filter((stop) => stop.after !== undefined) }
      },
      'a stop that was taken out is not moved': (before, after) => {
        const change = changeBetween(before, after)
        return { ...change, moved: change.moved.filter((id) => O.isSome(visitedBy(after, id))) }
      },
      'a route that was made is not named': (before, after) => {
        const change = changeBetween(before, after)
        return { ...change, routes: change.routes.filter((route) => route.before !== undefined) }
      },
    } satisfies Readonly<Record<string, Between>>,
    show,
  }),
  law({
    name: 'nothing between two of the same',
    words: 'There is no difference between a plan and the same plan read again.',
    subject: changeBetween,
    given: aKeptPlan(),
    holds: (subject, plan) => assert.ok(isNothing(subject(plan, cloneOf(plan)))),
    mutants: {
      'whatever is another object differs': (before, after) => ({
        ...changeBetween(before, after),
        routes: after.routes.flatMap((route, place) =>
          route === before.routes[place] ? [] : [{ index: route.index, before: before.routes[place], after: route }],
        ),
      }),
    },
  }),
]
