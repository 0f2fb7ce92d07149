import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { MapStore, mapActions, PictureStore, applyMapMessage } from '../../../src/application/map'
import { PlanStore } from '../../../src/application/plan'
import { SessionStore } from '../../../src/application/session'
import { mapMessage, type Picture } from '../../../src/domain/map'
import { headquartersIn, plan as aPlan, stopsIn } from '../../domain/map/drawn'

const drawn = () => {
  const [plan, formerPlan, map, session] = [new PlanStore(), new PlanStore(), new MapStore(), new SessionStore()]
  const store = new PictureStore({ plan, formerPlan, map, session })
  const seen: Picture[] = []
  autorun(() => seen.push(store.picture))
  return { store, plan, former: formerPlan, map, session, seen, last: () => seen.at(-1) ?? store.picture }
}

const opened = { project: { id: 'p1', name: 'Utrecht' }, createdAt: undefined, version: 1, plan: aPlan } as const

describe('the picture of the moment', () => {
  it('has the headquarters before any project is open, and no stop', () => {
    const { last } = drawn()
    expect(headquartersIn(last())).toBe(2)
    expect(stopsIn(last())).toBe('')
  })

  it('follows the plan and the view', () => {
    const { plan, map, last } = drawn()
    plan.set({ kind: 'open', ...opened })
    expect(stopsIn(last())).toBe('a b c loose')
    applyMapMessage({ map, cookies: { write: () => undefined } })(mapMessage('zoomToRoute', { routeIndex: 1 }))
    expect(stopsIn(last())).toBe('c')
  })

  it('is not drawn anew because a hand is on something', () => {
    const { map, seen } = drawn()
    mapActions({ map }).highlight({ kind: 'route', index: 0 })
    expect(seen).toHaveLength(1)
  })

  it('has the lines of the plan as it is only while another is proposed, narrowed as the view is', () => {
    const { store, former, map } = drawn()
    expect(store.formerLines.size).toBe(0)
    former.set({ kind: 'open', ...opened })
    expect([...store.formerLines.keys()]).toEqual([0, 1])
    applyMapMessage({ map, cookies: { write: () => undefined } })(mapMessage('zoomToRoute', { routeIndex: 1 }))
    expect([...store.formerLines.keys()]).toEqual([1])
  })
})
