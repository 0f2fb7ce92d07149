import { describe, expect, it } from 'vitest'
import { stopInfoOf } from '../../../src/domain/map'
import { aStopCalled } from '../../kit/builders/plan'

describe('stopInfoOf', () => {
  it('the info of a planned stop has number, name, address, time slot and route', () => {
    const stop = aStopCalled('s13', {
      customerName: 'Fietsenwinkel Huisman',
      houseNumberSuffix: 'a',
      timeSlotEarliest: '09:00',
      timeSlotLatest: '12:00',
      phone: '06 1234 5678',
      isPlanned: true,
      stopNumber: 50,
      routeNumber: 2,
      routeName: 'Soest en Baarn',
    })
    expect(stopInfoOf(stop)).toEqual({
      stopId: 's13',
      number: '50',
      name: 'Fietsenwinkel Huisman',
      address: 'Oude Gracht 12a',
      zipAndCity: '3511 AB Utrecht',
      earliest: '09:00',
      latest: '12:00',
      phone: '06 1234 5678',
      route: { index: 1, name: 'Soest en Baarn' },
    })
  })

  it('the info of a stop outside its time slot says by how much', () => {
    const stop = aStopCalled('s1', {})
    expect(stopInfoOf(stop, { id: 's1', kind: 'late', seconds: 1200 }).missedSlot).toBe('late by 20 minutes')
    expect(stopInfoOf(stop).missedSlot).toBeUndefined()
  })

  it('times are Dutch time', () => {
    const times = (timeSlotEarliest: string, timeSlotLatest: string) => {
      const { earliest, latest } = stopInfoOf(aStopCalled('s1', { timeSlotEarliest, timeSlotLatest }))
      return [earliest, latest]
    }
    expect(times('2026-11-23T08:00:00Z', '2026-07-01T08:00:00+00:00')).toEqual(['09:00', '10:00'])
    expect(times('9:00', 'about noon')).toEqual(['09:00', 'about noon'])
  })

  it('missing details stay empty', () => {
    const withoutDetails = aStopCalled('s1', { street: undefined, city: undefined, addressSummary: undefined, zip: '' })
    expect(stopInfoOf(withoutDetails)).toMatchObject({
      number: undefined,
      address: '',
      zipAndCity: '',
      earliest: undefined,
      latest: undefined,
      route: undefined,
    })
  })

  it('without street and summary, the house number follows the zip', () => {
    const unnamed = { street: undefined, addressSummary: undefined, zip: '3511ab', houseNumberSuffix: 'a' }
    expect(stopInfoOf(aStopCalled('s1', unnamed))).toMatchObject({ address: '', zipAndCity: '3511 AB 12a, Utrecht' })
    const withoutCity = aStopCalled('s1', { ...unnamed, city: undefined })
    expect(stopInfoOf(withoutCity)).toMatchObject({ address: '', zipAndCity: '3511 AB 12a' })
  })

  it('without a street, the address is its summary', () => {
    const summed = aStopCalled('s1', { street: undefined, addressSummary: 'Oude Gracht 12, Utrecht' })
    expect(stopInfoOf(summed).address).toBe('Oude Gracht 12, Utrecht')
  })
})
