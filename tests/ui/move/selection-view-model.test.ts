import { describe, expect, it } from 'vitest'
import { withLock } from '../../../src/domain/lock'
import type { Plan } from '../../../src/domain/plan'
import { stopList } from '../../../src/domain/stop'
import { selectionViewModel } from '../../../src/ui/move/selection-view-model'
import { plainFacts } from '../../kit/arbitraries/stop'
import { planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const plan = planOf(
  [aRouteTo(['a', 'b']), { ...aRouteTo(['c']), index: 1 }],
  ['a', 'b', 'c', 'loose'].map((id) => ({ ...plainFacts, id, demand: [4], duration: 30, type: 'Delivery' })),
)

const viewOf = (ids: ReadonlyArray<string>, ofPlan: Plan = plan) => selectionViewModel(ofPlan, new Set(ids))

describe('selectionViewModel', () => {
  it('load, service time and route of the stops are summed', () => {
    expect(viewOf(['a', 'b'])).toMatchObject({ count: '2 stops', details: 'load 8 · 1 h service · route 1' })
    expect(viewOf(['a', 'c', 'loose']).details).toBe('load 12 · 1 h 30 min service · 2 routes, 1 unplanned')
    expect(viewOf(['loose']).details).toBe('load 4 · 30 min service · unplanned')
  })

  it('a load of two and a half is not rounded', () => {
    const light = planOf([], [{ ...plainFacts, id: 'light', demand: [2.5], type: 'Delivery' }])
    expect(viewOf(['light'], light).details).toContain('load 2.5 ')
  })

  it('a stop that the plan no longer has is not counted', () => {
    expect(viewOf(['gone', 'a']).stops).toEqual(['a'])
  })

  it('only stops on a route can be unplanned', () => {
    expect(viewOf(['a', 'loose']).planned).toEqual(['a'])
  })

  it('the stops are locked if all of them are', () => {
    const stop = stopList.get(plan.stops, 'a')
    const facts = stop && withLock(stop.facts, { by: 'Piet', at: '' })
    const locked = { ...plan, stops: stopList.put(plan.stops, stop && facts ? [{ ...stop, facts }] : []) }
    expect(viewOf(['a'], locked).isLocked).toBe(true)
    expect(viewOf(['a', 'b'], locked).isLocked).toBe(false)
    expect(viewOf([]).isLocked).toBe(false)
  })
})
