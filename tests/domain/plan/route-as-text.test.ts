import { describe, expect, it } from 'vitest'
import { routeAsText } from '../../../src/domain/plan'
import { aStopCalled, planOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

describe('routeAsText', () => {
  it('each stop has a line with its time, name, address, slot, phone and notes', () => {
    const route = aRouteTo(['a', 'b'], {
      driverName: 'Bram de Boer',
      visits: [aVisitTo('a', { arrival: '2026-11-23T08:58:00.000Z' }), aVisitTo('b')],
    })
    const plan = planOf(
      [route],
      [
        aStopCalled('a', {
          addressSummary: 'Oude Gracht 12, 3511 AB Utrecht',
          timeSlotEarliest: '08:00',
          timeSlotLatest: '12:00',
          phone: '030 251 2345',
          notes: 'Achterom.\nBel aan',
        }),
      ],
    )
    const [heading, first, second] = routeAsText(plan, route).split('\n')
    expect(heading).toMatch(/^Noord, .+, Bram de Boer, 2 stops$/)
    expect(first).toBe(
      '1. 09:58 Customer a | Oude Gracht 12, 3511 AB Utrecht | 08:00–12:00 | 030 251 2345 | Achterom. / Bel aan',
    )
    expect(second).toBe('2. Customer b | Dorpsstraat 1, 3511 AB')
  })
})
