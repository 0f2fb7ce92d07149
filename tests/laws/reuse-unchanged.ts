import assert from 'node:assert/strict'
import { reuseUnchanged, type Plan } from '../../src/domain/plan'
import { stopList } from '../../src/domain/stop'
import { beforeAndAfter } from '../kit/arbitraries/history'
import { law, type Law } from '../kit/law'
import { assertSamePlan } from '../kit/same-plan'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'

/** An equal plan without shared objects, as if read again. */
const copyOf = ({ stops, ...others }: Plan): Plan => ({
  ...structuredClone(others),
  stops: stopList.from(structuredClone([...stops])),
})

const isDeepEqual = (one: unknown, other: unknown): boolean => {
  try {
    assert.deepEqual(one, other)
    return true
  } catch {
    return false
  }
}

export const reuseUnchangedLaws: ReadonlyArray<Law> = [
  law({
    name: 'a plan read again reuses unchanged objects',
    statement:
      'A reused plan equals the one read, and its unchanged stops, facts of stops and routes are the same objects.',
    subject: reuseUnchanged,
    arbitrary: beforeAndAfter(),
    holds: (subject, { before, after }) => {
      const copy = copyOf(after)
      const plan = subject(before, copy)
      assertSamePlan(plan, copy)
      for (const stop of plan.stops) {
        const previous = stopList.get(before.stops, stop.facts.id)
        assert.equal(stop === previous, isDeepEqual(stop, previous))
        assert.equal(stop.facts === previous?.facts, isDeepEqual(stop.facts, previous?.facts))
      }
      for (const [index, route] of plan.routes.entries())
        assert.equal(route === before.routes[index], isDeepEqual(route, before.routes[index]))
      assert.equal(subject(before, copyOf(before)), before)
    },
    mutants: {
      'nothing is reused': (_, after) => after,
      'the old plan stays': (before) => before,
      'routes are compared by index only': (before, after) => ({
        ...reuseUnchanged(before, after),
        routes: after.routes.map((route) => before.routes.find(({ index }) => index === route.index) ?? route),
      }),
      'a stop that moved gets new facts': (before, after) => {
        const plan = reuseUnchanged(before, after)
        const stops = [...plan.stops].map((stop) =>
          stop === stopList.get(before.stops, stop.facts.id) ? stop : structuredClone(stop),
        )
        return stops.every((stop) => stop === stopList.get(before.stops, stop.facts.id))
          ? plan
          : { ...plan, stops: stopList.from(stops) }
      },
      'stops keep their old order': (before, after) => {
        const { stops, ...others } = reuseUnchanged(before, after)
        const old = [...before.stops].filter(({ facts: { id } }) => stopList.get(stops, id) !== undefined)
        return {
          ...others,
          stops: stopList.from(
            [...old.map(({ facts: { id } }) => stopList.get(stops, id) ?? old[0]), ...stops].filter(
              (stop) => stop !== undefined,
            ),
          ),
        }
      },
    },
    show: ({ before, after }) => plansBeforeAndAfter(before, after),
  }),
]
