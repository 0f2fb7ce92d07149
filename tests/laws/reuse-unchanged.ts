import assert from 'node:assert/strict'
import { reuseUnchanged, type Plan } from '../../src/domain/plan'
import { getStop, stopListOf } from '../../src/domain/stop'
import { beforeAndAfter } from '../kit/arbitraries/history'
import { law, type Law } from '../kit/law'
import { assertSamePlan } from '../kit/same-plan'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'

/** The plan as if it had been read again: equal, with no object in common. */
const copyOf = ({ stops, ...others }: Plan): Plan => ({
  ...structuredClone(others),
  stops: stopListOf(structuredClone([...stops])),
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
    name: 'a plan read again keeps what is alike',
    statement:
      'A plan that is read again equals what was read; stops and routes that did not change are the same objects.',
    subject: reuseUnchanged,
    arbitrary: beforeAndAfter(),
    holds: (subject, { before, after }) => {
      const read = copyOf(after)
      const plan = subject(before, read)
      assertSamePlan(plan, read)
      for (const stop of plan.stops) {
        const previous = getStop(before.stops, stop.id)
        assert.equal(stop === previous, isDeepEqual(stop, previous))
      }
      for (const [place, route] of plan.routes.entries())
        assert.equal(route === before.routes[place], isDeepEqual(route, before.routes[place]))
      assert.equal(subject(before, copyOf(before)), before)
    },
    mutants: {
      'what was read stands as it came': (_, after) => after,
      'what was there stays': (before) => before,
      'routes are compared by their index': (before, after) => ({
        ...reuseUnchanged(before, after),
        routes: after.routes.map((route) => before.routes.find(({ index }) => index === route.index) ?? route),
      }),
      'stops keep the order they had': (before, after) => {
        const { stops, ...others } = reuseUnchanged(before, after)
        const old = [...before.stops].filter(({ id }) => getStop(stops, id) !== undefined)
        return {
          ...others,
          stops: stopListOf(
            [...old.map(({ id }) => getStop(stops, id) ?? old[0]), ...stops].filter((stop) => stop !== undefined),
          ),
        }
      },
    },
    show: ({ before, after }) => plansBeforeAndAfter(before, after),
  }),
]
