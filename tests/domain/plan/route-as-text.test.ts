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

  it('what a route or a stop does not have is left out', () => {
    const { address } = aVisitTo('a')
    const visits = [
      aVisitTo('a', { address: { ...address, zipcode: ' ' } }),
      aVisitTo('b', { address: { ...address, address: '' } }),
    ]
    const route = aRouteTo([], { day: undefined, driverName: undefined, visits })
    expect(routeAsText(planOf([route], [aStopCalled('a', { addressSummary: undefined })]), route)).toBe(
      ['Noord, 2 stops', '1. Customer a | Dorpsstraat 1', '2. Customer a | 3511 AB'].join('\n'),
    )
  })

  it.each([
    ['08:00–12:00', { timeSlotEarliest: '08:00', timeSlotLatest: '12:00' }],
    ['from 08:00', { timeSlotEarliest: '08:00' }],
    ['until 12:00', { timeSlotLatest: '12:00' }],
  ])('a slot is written %s', (text, slot) => {
    const route = aRouteTo(['a'])
    const plan = planOf([route], [aStopCalled('a', { addressSummary: 'Kade 1', ...slot })])
    expect(routeAsText(plan, route).split('\n')[1]).toBe(`1. Customer a | Kade 1 | ${text}`)
  })

  it('a reload has a line, and is no stop', () => {
    const reload = aVisitTo('reload-0-1', { type: 'reload', arrival: '2026-11-23T09:00:00.000Z' })
    const route = aRouteTo([], { day: undefined, visits: [reload] })
    expect(routeAsText(planOf([route], []), route)).toBe(
      ['Noord, 0 stops', '1. 10:00 Reload at depot | Dorpsstraat 1, 3511 AB'].join('\n'),
    )
  })
})
