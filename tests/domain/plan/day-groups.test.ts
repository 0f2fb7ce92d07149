import { describe, expect, it } from 'vitest'
import { groupRoutesByDay } from '../../../src/domain/plan'
import { aRouteTo } from '../../kit/builders/route'

describe('groupRoutesByDay', () => {
  it('days are in order of time, then weekday, each with its routes and stops', () => {
    const routes = [
      aRouteTo(['a'], { index: 0, day: 'Vr' }),
      aRouteTo(['b', 'c'], { index: 1, day: '2026-11-24' }),
      aRouteTo(['d'], { index: 2, day: 'Ma' }),
      aRouteTo([], { index: 3, day: '2026-11-24' }),
      aRouteTo(['e'], { index: 4, day: undefined }),
      aRouteTo(['f'], { index: 5, day: '2026-11-23' }),
    ]
    expect(
      groupRoutesByDay(routes).map(({ day, routes: of, stopCount }) => [
        day,
        of.map((route) => route.index),
        stopCount,
      ]),
    ).toEqual([
      ['2026-11-23', [5], 1],
      ['2026-11-24', [1, 3], 2],
      ['Ma', [2], 1],
      ['Vr', [0], 1],
    ])
  })

  it('without routes there are no days', () => {
    expect(groupRoutesByDay([])).toEqual([])
  })
})
