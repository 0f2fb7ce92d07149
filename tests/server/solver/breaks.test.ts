import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { verifyPlan } from '../../../src/domain/problem'
import { alongTheRoad, aProblemOf, aProblemStop, at, aVehicle } from '../../kit/builders/problem'
import { putTogether } from './solve-here'

type Day = {
  readonly when: string
  /** when the customer opens, half an hour away, for five minutes */
  readonly opens: number
  readonly within: readonly [number, number]
  readonly taken: ReadonlyArray<readonly [number, number]>
  readonly out: readonly [number, number]
}

const days: ReadonlyArray<Day> = [
  {
    when: 'while one waits anyway',
    opens: at(12),
    within: [at(11, 20), at(12, 10)],
    taken: [[at(11, 20), at(11, 50)]],
    out: [at(9), at(12, 35)],
  },
  {
    when: 'before one leaves, where one would wait as long',
    opens: at(10),
    within: [at(9), at(10, 33)],
    taken: [[at(9), at(9, 30)]],
    out: [at(9), at(10, 35)],
  },
  {
    when: 'in the midst of the road, where the wheels stand still meanwhile',
    opens: at(9),
    within: [at(9, 10), at(9, 40)],
    taken: [[at(9, 10), at(9, 40)]],
    out: [at(9), at(10, 35)],
  },
  {
    when: 'on the way home',
    opens: at(10),
    within: [at(10), at(10, 40)],
    taken: [[at(10, 5), at(10, 35)]],
    out: [at(9, 30), at(11, 5)],
  },
  {
    when: 'at home, by who is back in time',
    opens: at(9),
    within: [at(11), at(18)],
    taken: [],
    out: [at(9), at(10, 5)],
  },
]

describe('a break of half an hour', () => {
  it.each(days)('is had $when', ({ opens, within: [from, to], taken, out: [leaves, returns] }) => {
    const problem = aProblemOf(
      [aProblemStop('s', 30, { windows: [{ from: opens, to: at(18) }] })],
      [aVehicle('v', { breaks: [{ window: { from, to }, length: 1800 }] })],
    )
    const plan = putTogether(problem)
    expect(verifyPlan(problem, alongTheRoad, plan)).toEqual(E.right(plan.sums))
    expect(plan.routes[0]).toMatchObject({ leaves, returns })
    expect(plan.routes[0]?.breaks.map((pause) => [pause.from, pause.to])).toEqual(taken)
  })

  it('keeps off what would leave no time for it', () => {
    const plan = putTogether(
      aProblemOf(
        [aProblemStop('s', 30, { windows: [{ from: at(9, 25), to: at(9, 35) }] })],
        [aVehicle('v', { breaks: [{ window: { from: at(9), to: at(9, 32) }, length: 1800 }] })],
      ),
    )
    expect(plan.unplanned[0]?.reasons.map(({ words }) => words)).toEqual(['too late for the time slot by 25 minutes'])
  })
})
