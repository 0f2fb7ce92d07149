import { describe, expect, it } from 'vitest'
import type { MoveTarget, Price } from '../../../src/domain/move'
import type { MoveDialog } from '../../../src/application/move'
import { moveDialogViewModel } from '../../../src/ui/move/move-dialog-view-model'
import { moveOptionsOf, positionOptionsOf } from '../../../src/ui/move/move-options'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aDriver } from '../../kit/builders/driver'
import { aPlanOf, planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const day = '2026-11-24'

const routeWith = (index: number, ids: ReadonlyArray<string>, name: string, driverId?: string) => ({
  ...aRouteTo(ids),
  index,
  name,
  driverId,
  day,
})

const plan = aPlanOf([routeWith(0, ['a', 'b'], 'Utrecht', 'Sanne'), routeWith(1, ['c'], 'Amersfoort')])

const figures = { metres: 11_000, seconds: 780, lateStops: 0, lateSeconds: 0, overload: 0 }

const priceOf = (to: MoveTarget, extraMetres = figures.metres): Price => ({
  to,
  day,
  bestPosition:
    to.kind === 'unplanned' ? undefined : { after: 'a', stopNumber: 20, arrival: undefined, figures, lock: undefined },
  figures: { ...figures, metres: extraMetres },
  lock: undefined,
  positionPrices: undefined,
})

const targets: ReadonlyArray<MoveTarget> = [
  { kind: 'route', index: 0 },
  { kind: 'route', index: 1 },
  { kind: 'driver', driverId: 'Noor', day },
  { kind: 'unplanned' },
]

const optionsOf = (stops: ReadonlyArray<string>) =>
  moveOptionsOf(
    { dialog: { stops, prices: { kind: 'known', prices: targets.map(priceOf) } }, plan, drivers: [], carriers: [] },
    day,
  )

describe('moveOptionsOf', () => {
  it('each route says its load after the move, and where that is more than its vehicle can take', () => {
    const options = moveOptionsOf(
      {
        dialog: { stops: ['c'], prices: { kind: 'known', prices: targets.map(priceOf) } },
        plan,
        drivers: [aDriver('Sanne', { vehicleCapacity: 2 }), aDriver('Noor', { vehicleCapacity: 1 })],
        carriers: [],
      },
      day,
    )
    expect(options.map(({ name, loadAfter }) => [name, loadAfter?.().description])).toEqual([
      ['Utrecht', 'Load 3 of 2, 1 over'],
      ['Noor de Wit', 'Load 1 of 1'],
      ['Amersfoort', 'Load 1'],
      ['Unplanned', undefined],
    ])
  })

  it('the current route of a stop says at which place the stop is, beside the place that is priced', () => {
    const placesOf = (stops: ReadonlyArray<string>) =>
      optionsOf(stops).flatMap(({ to, details, positionLabel }) =>
        to.kind === 'route' ? [[...details, positionLabel]] : [],
      )
    expect(placesOf(['c'])).toEqual([['place 20'], ['Now here, place 10', 'place 20']])
    expect(placesOf(['a', 'b'])).toEqual([['place 20'], ['Now here', 'place 20']])
  })

  it('several stops that would cost more put in anew on their own route are not best there', () => {
    const prices = [priceOf({ kind: 'route', index: 0 }, 3_000), priceOf({ kind: 'route', index: 1 }, 9_000)]
    const input = {
      dialog: { stops: ['a', 'b'], prices: { kind: 'known' as const, prices } },
      plan,
      drivers: [],
      carriers: [],
    }
    const options = moveOptionsOf(input, day)
    expect(options.map(({ name, isBest, isStay }) => ({ name, isBest, isStay }))).toEqual([
      { name: 'Amersfoort', isBest: true, isStay: false },
      { name: 'Utrecht', isBest: false, isStay: true },
    ])
  })
})

describe('positionOptionsOf', () => {
  it('of the positions of the own route, a stop stays at its present one alone', () => {
    const positionAt = (after: string | undefined, stopNumber: number) => ({
      after,
      stopNumber,
      arrival: undefined,
      figures,
      lock: undefined,
    })
    const stayedAt = (index: number) => {
      const positionPrices = [positionAt(undefined, 10), positionAt('b', 20)]
      const prices = [{ ...priceOf({ kind: 'route', index }), positionPrices }]
      const dialog = { stops: ['a'], prices: { kind: 'known' as const, prices } }
      return positionOptionsOf({ dialog, plan, drivers: [], carriers: [] }, index).map(({ isStay }) => isStay)
    }
    expect(stayedAt(0)).toEqual([true, false])
    expect(stayedAt(1)).toEqual([false, false])
  })
})

describe('routes of other days in the dialog', () => {
  const nextDay = { ...routeWith(2, ['d'], 'Zeist'), day: '2026-11-25' }
  const asking = { ...plainFacts, requestedDay: day }
  const weekPlan = planOf(
    [...plan.routes, nextDay],
    [{ ...asking, id: 'c' }, ...['a', 'b', 'd'].map((id) => ({ ...plainFacts, id }))],
  )
  const viewOf = (dialog: Partial<MoveDialog>, kind: 'routes' | 'other days', query = '') =>
    moveDialogViewModel({
      dialog: { stops: ['c'], prices: { kind: 'known', prices: targets.map(priceOf) }, ...dialog },
      plan: weekPlan,
      drivers: [],
      carriers: [],
      query,
      page: { kind },
      isListed: true,
      areDriversLoading: false,
    })

  it('the list of the day leads to them, also where a search finds nothing in it', () => {
    const textFor = (query: string) =>
      viewOf({}, 'routes', query).openers.find(({ listName }) => listName === 'other days')?.text
    expect(textFor('')).toBe('1 route on Wo 25-11')
    expect([textFor('Utrecht'), textFor('Zeist')]).toEqual([undefined, '1 route on Wo 25-11'])
  })

  it('each is listed with its day and its price, in the words of a drag', () => {
    const price = { ...priceOf({ kind: 'route', index: 2 }), day: nextDay.day }
    const { heading, options } = viewOf({ otherDays: { kind: 'known', prices: [price] } }, 'other days')
    expect(heading).toBe('Other days, best first')
    expect(options).toMatchObject([
      { key: 'route 2', details: ['Wo 25-11'], price: { otherDay: 'wants Di 24-11' }, hasPositions: false },
    ])
  })

  it('those without a price are listed last, and none of the day of the dialog', () => {
    const later = { ...routeWith(3, ['e'], 'Soest'), day: '2026-11-26' }
    const price = { ...priceOf({ kind: 'route', index: 3 }), day: later.day }
    const { options } = moveDialogViewModel({
      dialog: {
        stops: ['c'],
        prices: { kind: 'unknown' },
        otherDays: { kind: 'known', prices: [price, priceOf({ kind: 'route', index: 0 })] },
      },
      plan: { ...weekPlan, routes: [...weekPlan.routes, later] },
      drivers: [],
      carriers: [],
      query: '',
      page: { kind: 'other days' },
      isListed: true,
      areDriversLoading: false,
    })
    expect(options).toMatchObject([
      { key: 'route 3', price: { otherDay: 'wants Di 24-11' } },
      { key: 'route 2', details: ['Wo 25-11'], price: 'unknown' },
    ])
  })

  it('the places of such a route have the words of its row', () => {
    const price = priceOf({ kind: 'route', index: 2 })
    const positionPrices = price.bestPosition === undefined ? [] : [price.bestPosition]
    const prices = [{ ...price, day: nextDay.day, positionPrices }]
    const dialog = { stops: ['c'], prices: { kind: 'known' as const, prices } }
    const input = { dialog, plan: weekPlan, drivers: [], carriers: [] }
    expect(positionOptionsOf(input, 2)).toMatchObject([{ price: { otherDay: 'wants Di 24-11' } }])
  })

  it('a search that is made while they are read is not said to find nothing', () => {
    expect(viewOf({ otherDays: { kind: 'loading' } }, 'other days', 'Zeist').emptyMessage).toBeUndefined()
    expect(viewOf({ otherDays: { kind: 'unknown' } }, 'other days', 'Breda').emptyMessage).toBe(
      'No route or driver “Breda”',
    )
  })

  it('they are not listed before their prices are read, and without prices where those cannot be read', () => {
    const { options, notice } = viewOf({ otherDays: { kind: 'loading' } }, 'other days')
    expect([options, notice]).toEqual([[], 'Reading the prices of other days'])
    expect(viewOf({ otherDays: { kind: 'unknown' } }, 'other days').options).toMatchObject([
      { key: 'route 2', price: 'unknown' },
    ])
  })
})
