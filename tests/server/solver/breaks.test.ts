import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { verifyPlan } from '../../../src/domain/problem'
import { travelAlongRoad, aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../kit/builders/problem'
import { insertWithoutSolver } from './solve-here'

type Day = {
  readonly when: string
  /** when the customer opens, half an hour away, for five minutes */
  readonly opens: number
  readonly within: readonly [number, number]
  readonly breaks: ReadonlyArray<readonly [number, number]>
  readonly out: readonly [number, number]
}

const days: ReadonlyArray<Day> = [
  {
    when: 'while the vehicle waits for a time slot',
    opens: timeOfDay(12),
    within: [timeOfDay(11, 20), timeOfDay(12, 10)],
    breaks: [[timeOfDay(11, 20), timeOfDay(11, 50)]],
    out: [timeOfDay(9), timeOfDay(12, 35)],
  },
  {
    when: 'before the vehicle leaves, where it would wait as long on the road',
    opens: timeOfDay(10),
    within: [timeOfDay(9), timeOfDay(10, 33)],
    breaks: [[timeOfDay(9), timeOfDay(9, 30)]],
    out: [timeOfDay(9), timeOfDay(10, 35)],
  },
  {
    when: 'during a drive, which takes longer by it',
    opens: timeOfDay(9),
    within: [timeOfDay(9, 10), timeOfDay(9, 40)],
    breaks: [[timeOfDay(9, 10), timeOfDay(9, 40)]],
    out: [timeOfDay(9), timeOfDay(10, 35)],
  },
  {
    when: 'on the way home',
    opens: timeOfDay(10),
    within: [timeOfDay(10), timeOfDay(10, 40)],
    breaks: [[timeOfDay(10, 5), timeOfDay(10, 35)]],
    out: [timeOfDay(9, 30), timeOfDay(11, 5)],
  },
  {
    when: 'after the vehicle is back',
    opens: timeOfDay(9),
    within: [timeOfDay(11), timeOfDay(18)],
    breaks: [],
    out: [timeOfDay(9), timeOfDay(10, 5)],
  },
]

describe('a break of half an hour', () => {
  it.each(days)('the break is taken $when', ({ opens, within: [from, to], breaks, out: [leaves, returns] }) => {
    const problem = aProblemOf(
      [aProblemStop('s', 30, { windows: [{ from: opens, to: timeOfDay(18) }] })],
      [aVehicle('v', { breaks: [{ window: { from, to }, length: 1800 }] })],
    )
    const plan = insertWithoutSolver(problem)
    expect(verifyPlan(problem, travelAlongRoad, plan)).toEqual(E.right(plan.sums))
    expect(plan.routes[0]).toMatchObject({ leaves, returns })
    expect(plan.routes[0]?.breaks.map((pause) => [pause.from, pause.to])).toEqual(breaks)
  })

  it('a stop is left out where visiting it leaves no time for the break', () => {
    const plan = insertWithoutSolver(
      aProblemOf(
        [aProblemStop('s', 30, { windows: [{ from: timeOfDay(9, 25), to: timeOfDay(9, 35) }] })],
        [aVehicle('v', { breaks: [{ window: { from: timeOfDay(9), to: timeOfDay(9, 32) }, length: 1800 }] })],
      ),
    )
    expect(plan.unplanned[0]?.reasons.map(({ description }) => description)).toEqual([
      'too late for the time slot by 25 minutes',
    ])
  })
})
