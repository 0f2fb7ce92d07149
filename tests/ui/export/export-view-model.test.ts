import { describe, expect, it } from 'vitest'
import { partChoices, partOfValue, valueOfPart } from '../../../src/ui/export/export-view-model'
import { wholePlan } from '../../../src/domain/plan'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

describe('partChoices', () => {
  it('the whole project comes first, then the days, then the routes', () => {
    const plan = aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 4, name: '', day: undefined })], ['d'])
    expect(partChoices(plan).map(({ label, group }) => [group, label])).toEqual([
      [undefined, 'All 4 stops'],
      ['Days', expect.stringMatching(/\(2 stops\)$/)],
      ['Routes', 'Route 1, Noord (2 stops)'],
      ['Routes', 'Route 5 (1 stop)'],
    ])
  })

  it('the value of each choice is its part', () => {
    for (const part of [wholePlan, { ...wholePlan, day: '2026-11-23' }, { ...wholePlan, routeIndex: 12 }])
      expect(partOfValue(valueOfPart(part))).toEqual(part)
  })
})
