import { describe, expect, it } from 'vitest'
import type { MoveTarget, Price } from '../../../../src/domain/move'
import { zeroFigures } from '../../../../src/domain/schedule'
import {
  optionsOnMap,
  urgentDayOf,
  urgentViewModel,
  type UrgentInput,
} from '../../../../src/ui/screens/add-stop/urgent-view-model'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { aDriver } from '../../../kit/builders/driver'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'

const day = '2026-11-24'
const now = '2026-11-24T09:24:00.000Z'

const plan = aPlanOf(
  [0, 1, 2, 3].map((index) =>
    aRouteTo([`s${index}`], {
      index,
      day,
      name: `Rit ${index + 1}`,
      driverName: index === 1 ? 'Rit 2' : 'Sanne de Wit',
    }),
  ),
)

const priceOf = (to: MoveTarget, seconds: number, lock?: Price['lock']): Price => {
  const figures = { ...zeroFigures, seconds }
  const bestPosition = { after: 's0', stopNumber: 20, arrival: '2026-11-24T10:13:00.000Z', figures, lock }
  return { to, day, bestPosition, figures, lock, positionPrices: [bestPosition] }
}

const prices = [
  priceOf({ kind: 'route', index: 2 }, 60, { by: 'Piet', at: '' }),
  priceOf({ kind: 'route', index: 0 }, 120),
  priceOf({ kind: 'driver', driverId: 'd', day }, 180),
  priceOf({ kind: 'route', index: 1 }, 240),
  priceOf({ kind: 'route', index: 3 }, 300),
]

const view = (overrides: Partial<UrgentInput> = {}) =>
  urgentViewModel({
    plan,
    day,
    prices: { kind: 'known', prices },
    list: 'best',
    now,
    draft: plainFacts,
    drivers: [],
    carriers: [],
    lookupFailure: undefined,
    ...overrides,
  })

describe('the places of an urgent stop', () => {
  it('three routes are listed, and the best is the first that is not locked', () => {
    const { heading, options, allRoutes, hasNewRoutes, message } = view()
    expect(heading).toBe('Best places from now, 10:24')
    expect(options.map(({ name, lock, isBest }) => [name, lock, isBest])).toEqual([
      ['Rit 3', 'Locked by Piet', false],
      ['Rit 1', undefined, true],
      ['Rit 2', undefined, false],
    ])
    expect(options[1]).toMatchObject({
      detail: 'at 11:13 · Sanne de Wit',
      positionLabel: 'place 20',
      position: { kind: 'after', stop: 's0' },
      spoken: 'Route 1, Rit 1, Sanne de Wit, arrival 11:13, 0 kilometres, plus 2 minutes, 0 late, place 20, best',
    })
    expect([allRoutes, hasNewRoutes, message]).toEqual(['All 4 routes', true, undefined])
  })

  it('a route that would end after the hours of its driver says by how long', () => {
    const optionsFor = (availabilityLatest: string) =>
      view({ list: 'new routes', drivers: [aDriver('d', { availabilityLatest })] }).options
    expect(optionsFor('11:20').map(({ price }) => price.overHours)).toEqual([undefined])
    const [option] = optionsFor('11:13')
    expect(option?.price.overHours).toBe('+1 min over hours')
    expect(option?.spoken).toContain(', +1 min over hours, ')
  })

  it('the map shows the places that are free, and the price of the active one in the words of the list', () => {
    const listed = view({ list: 'all' })
    const [, first, second] = listed.options
    expect(optionsOnMap(listed, second?.key)).toEqual({
      positions: [prices[1], prices[3], prices[4]],
      priced: { to: { kind: 'route', index: 1 }, text: '0 km · +4 min · arrival 11:13' },
    })
    expect(optionsOnMap(listed, undefined)?.priced?.to).toEqual(first?.to)
    expect(optionsOnMap({ ...listed, isOutdated: true }, undefined)).toBeUndefined()
  })

  it('all routes, or those that would be new, are listed on request', () => {
    expect(view({ list: 'all' }).options.map(({ name }) => name)).toEqual(['Rit 3', 'Rit 1', 'Rit 2', 'Rit 4'])
    const { options, allRoutes, hasNewRoutes } = view({ list: 'new routes' })
    expect(options.map(({ name, detail }) => [name, detail])).toEqual([['Driver', 'at 11:13 · New route']])
    expect([allRoutes, hasNewRoutes]).toEqual(['All 4 routes', false])
  })

  it('a message says why there is no place', () => {
    expect(view({ prices: { kind: 'incomplete' } }).message).toMatch(/^Complete the form/)
    expect(view({ prices: { kind: 'loading' } }).message).toMatch(/^Looking/)
    expect(view({ prices: { kind: 'unknown' } }).message).toMatch(/not known/)
    expect(view({ now: '2026-11-24T16:00:00.000Z' }).message).toBe('No place is left on this day')
  })

  it('the day is today where it has routes, else that on the map, else the first', () => {
    const week = aPlanOf(
      ['2026-11-23', '2026-11-24', 'Do'].map((one, index) => aRouteTo([`s${index}`], { index, day: one })),
    )
    expect(urgentDayOf(week, undefined, now)).toBe('2026-11-24')
    expect(urgentDayOf(week, undefined, '2026-11-26T09:00:00.000Z')).toBe('Do')
    expect(urgentDayOf(week, '2026-11-24', '2026-12-01T09:00:00.000Z')).toBe('2026-11-24')
    expect(urgentDayOf(week, undefined, '2026-12-01T09:00:00.000Z')).toBe('2026-11-23')
  })
})
