import { describe, expect, it } from 'vitest'
import type { MovePosition, PositionPrice, Price } from '../../../src/domain/move'
import { dragPreviewOf, dropLabelOf, numberAt, spokenDrop } from '../../../src/ui/move/drag-view-model'
import { plainFacts } from '../../kit/arbitraries/stop'
import { planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const plan = planOf(
  [
    aRouteTo(['a', 'b', 'c']),
    aRouteTo(['d', 'e'], { index: 1 }),
    aRouteTo(['f'], { index: 2, unknownFields: { locked: { by: 'Piet', at: '2026-11-23T06:12:00Z' } } }),
    aRouteTo(['g'], { index: 3 }),
  ],
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'loose'].map((id) => ({
    ...plainFacts,
    id,
    customerName: `Klant ${id}`,
    city: 'Hoevelaken',
    timeSlotEarliest: '10:30',
    timeSlotLatest: '12:30',
    demand: [3],
  })),
)

const toRoute = (index: number) => ({ kind: 'route', index }) as const

const cheapest = { kind: 'cheapest' } as const

const priceOn = (
  index: number,
  metres: number,
  changes: Partial<Price> = {},
): Price & { readonly bestPosition: PositionPrice } => {
  const figures = { metres, seconds: 60 * (metres / 1000), lateStops: 0, lateSeconds: 0, overload: 0 }
  const bestPosition = { after: undefined, stopNumber: 10, arrival: '2026-11-23T09:52:00Z', figures, lock: undefined }
  return {
    to: toRoute(index),
    day: '2026-11-23',
    figures,
    lock: undefined,
    positionPrices: undefined,
    ...changes,
    bestPosition,
  }
}

const known = {
  kind: 'known',
  prices: [priceOn(0, 0), priceOn(3, 2_000), priceOn(2, 3_000, { lock: { by: 'Piet', at: '' } }), priceOn(1, 11_000)],
} as const

const labelOn = (index: number, movingStops: ReadonlyArray<string> = ['a']) =>
  dropLabelOf(plan, { movingStops, prices: known }, { to: toRoute(index), position: cheapest })

describe('dropLabelOf', () => {
  it('a route of another day than the stop asks for says which day that is, and any route where it asks for none', () => {
    const dayOn = (route: number, requestedDay?: string, movingStops: ReadonlyArray<string> = ['a']) => {
      const stops = [...plan.stops].map((stop) =>
        stop.facts.id === 'a' ? { ...stop, facts: { ...stop.facts, requestedDay } } : stop,
      )
      const days = ['2026-11-24', '2026-11-24', 'Wo', '2026-11-25']
      const routes = plan.routes.map((planned) => ({ ...planned, day: days[planned.index] }))
      const dragged = { movingStops, prices: known }
      const label = dropLabelOf(planOf(routes, stops), dragged, { to: toRoute(route), position: cheapest })
      return label.kind === 'known' ? label.price.otherDay : label.kind
    }
    expect([dayOn(1), dayOn(3)]).toEqual([undefined, undefined])
    expect([dayOn(1, '2026-11-24'), dayOn(3, '2026-11-24')]).toEqual([undefined, 'wants Di 24-11'])
    expect([dayOn(1, 'Di'), dayOn(3, 'Di')]).toEqual([undefined, 'wants Di'])
    expect(dayOn(3, '2026-11-24', ['a', 'd'])).toBe('wants Di 24-11')
  })

  it('routes are ranked by price, without the one where the stop is and those that a lock closes', () => {
    expect(labelOn(3)).toMatchObject({ kind: 'known', rank: 1, rankCount: 2, positionLabel: 'place 10' })
    expect(labelOn(1)).toMatchObject({ kind: 'known', rank: 2, rankCount: 2 })
    expect(labelOn(0)).toEqual({ kind: 'now here', positionLabel: 'place 10' })
    expect(labelOn(2)).toMatchObject({ kind: 'locked', by: 'Locked by Piet' })
  })

  it('several stops of one route are there, without a position', () => {
    expect(labelOn(0, ['a', 'c'])).toEqual({ kind: 'now here', positionLabel: undefined })
    expect(labelOn(0, ['a', 'd'])).toMatchObject({ kind: 'known', rank: 1 })
  })

  it('a position of the best route that is not its best position has no rank, and is not called the best', () => {
    const priced = priceOn(3, 2_000)
    const positionPrices = [priced.bestPosition, { ...priceOn(3, 9_000).bestPosition, after: 'g', stopNumber: 20 }]
    const prices = { kind: 'known', prices: [{ ...priced, positionPrices }, priceOn(1, 11_000)] } as const
    const labelAt = (position: MovePosition) => {
      const target = { to: toRoute(3), position }
      return [
        dropLabelOf(plan, { movingStops: ['a'], prices }, target),
        spokenDrop(plan, { movingStops: ['a'], prices }, target),
      ]
    }
    const [poor, spoken] = labelAt({ kind: 'after', stop: 'g' })
    expect(poor).toMatchObject({ kind: 'known', rank: undefined, positionLabel: 'place 20' })
    expect(spoken).not.toMatch(/best/)
    const [best, spokenBest] = labelAt({ kind: 'first' })
    expect(best).toMatchObject({ kind: 'known', rank: 1, positionLabel: 'place 10' })
    expect(spokenBest).toMatch(/best$/)
  })

  it('a target has no price until the prices are known, but says at once who locked it', () => {
    const loading = { movingStops: ['a'], prices: { kind: 'loading' } } as const
    expect(dropLabelOf(plan, loading, { to: toRoute(1), position: cheapest })).toEqual({ kind: 'loading' })
    expect(dropLabelOf(plan, loading, { to: toRoute(2), position: cheapest })).toEqual({
      kind: 'locked',
      by: 'Locked by Piet',
      since: 'since 23-11 07:12',
    })
  })

  it.each([
    [
      { by: 'ploeg since 1990', at: '' },
      { by: 'Locked by ploeg since 1990', since: '' },
    ],
    [
      { by: '', at: '2026-11-23T06:12:00Z' },
      { by: 'Locked', since: 'since 23-11 07:12' },
    ],
  ])('the lock %o is %o on a target', (lock, label) => {
    const priced = { kind: 'known', prices: [priceOn(1, 0, { lock })] } as const
    expect(dropLabelOf(plan, { movingStops: ['a'], prices: priced }, { to: toRoute(1), position: cheapest })).toEqual({
      kind: 'locked',
      ...label,
    })
  })

  it('a route without a price still takes the stop', () => {
    const onlyFirst = { movingStops: ['a'], prices: { kind: 'known', prices: [priceOn(0, 0)] } } as const
    expect(dropLabelOf(plan, onlyFirst, { to: toRoute(1), position: cheapest })).toEqual({ kind: 'unknown' })
  })
})

describe('what is said of a place', () => {
  it('a position is said with its route, the arrival, the price and whether it is the best', () => {
    const spoken = (index: number) =>
      spokenDrop(plan, { movingStops: ['a'], prices: known }, { to: toRoute(index), position: cheapest })
    expect(spoken(3)).toBe('Place 10 of route 4, arrival 10:52, plus 2 kilometres, plus 2 minutes, 0 late, best')
    expect(spoken(1)).not.toMatch(/best/)
    expect(spoken(0)).toBe('Now here')
    expect(spoken(2)).toBe('Route 3, Locked by Piet')
  })
})

describe('the number at the line', () => {
  it('the number at the line counts the stops that are not dragged', () => {
    const at = (movingStops: ReadonlyArray<string>, after: string | undefined) =>
      numberAt(plan, movingStops, {
        to: toRoute(0),
        position: after === undefined ? { kind: 'first' } : { kind: 'after', stop: after },
      })
    expect([at(['loose'], 'b'), at(['loose'], undefined), at(['a'], 'c'), at(['a', 'b'], 'c')]).toEqual([
      30, 10, 30, 20,
    ])
    expect(numberAt(plan, ['a'], { to: toRoute(1), position: cheapest })).toBeUndefined()
  })
})

describe('dragPreviewOf', () => {
  it('a stop shows its number, name, city, slot and load, several show their number', () => {
    expect(dragPreviewOf(plan, ['b'])).toMatchObject({
      badge: '20',
      name: 'Klant b',
      details: 'Hoevelaken · 10:30–12:30 · load 3',
    })
    expect(dragPreviewOf(plan, ['loose']).badge).toBe('–')
    expect(dragPreviewOf(plan, ['a', 'd'])).toMatchObject({ badge: '2', name: '2 stops' })
  })

  it('the number has the colour of the route, also where the markers of the route are grey (§9)', () => {
    const coloured = planOf([aRouteTo(['a'], { color: '#123456' })], [{ ...plainFacts, id: 'a' }])
    expect(dragPreviewOf(coloured, ['a']).colour.hex).toBe('#123456')
  })
})
