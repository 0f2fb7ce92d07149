import { describe, expect, it } from 'vitest'
import type { MoveDialog } from '../../../src/application/move'
import type { Lock } from '../../../src/domain/lock'
import type { MoveTarget, Price } from '../../../src/domain/move'
import {
  moveDialogViewModel,
  type MoveDialogInput,
  type MoveDialogViewModel,
} from '../../../src/ui/move/move-dialog-view-model'
import { moveLister } from '../../../src/ui/move/use-move-list'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const figures = { metres: 11_000, seconds: 780, lateStops: -1, lateSeconds: -300, overload: 0 }

const routeAt = (index: number, ids: ReadonlyArray<string>, name: string, driverName?: string) => ({
  ...aRouteTo(ids),
  index,
  name,
  driverName,
  day: '2026-11-24',
})

const plan = aPlanOf(
  [routeAt(0, ['a', 'b'], 'Utrecht', 'Sanne de Wit'), routeAt(1, ['c'], 'Amersfoort'), routeAt(2, ['d'], 'Zeist')],
  ['loose'],
)

const priceOf = (to: MoveTarget, overrides: Partial<Price> = {}): Price => ({
  to,
  day: to.kind === 'unplanned' ? undefined : '2026-11-24',
  bestPosition:
    to.kind === 'unplanned' ? undefined : { after: 'a', stopNumber: 20, arrival: undefined, figures, lock: undefined },
  figures,
  lock: undefined,
  positionPrices: undefined,
  ...overrides,
})

const route = (index: number): MoveTarget => ({ kind: 'route', index })

const inputOf = (dialog: Partial<MoveDialog>): MoveDialogInput => ({
  dialog: { stops: ['c'], prices: { kind: 'loading' }, ...dialog },
  plan,
  drivers: [],
  carriers: [{ id: 7, displayName: 'Noord' }],
  query: '',
  page: { kind: 'routes' },
  isListed: true,
  areDriversLoading: false,
})

const viewOf = (dialog: Partial<MoveDialog>, overrides: Partial<MoveDialogInput> = {}) =>
  moveDialogViewModel({ ...inputOf(dialog), ...overrides })

const known = (prices: ReadonlyArray<Price>): Partial<MoveDialog> => ({ prices: { kind: 'known', prices } })

const allPrices = [
  priceOf(route(2), { lock: { by: 'Piet', at: '' } }),
  priceOf(route(0)),
  priceOf(route(1)),
  priceOf({ kind: 'carrier', carrierId: 7, day: '2026-11-24' }),
  priceOf({ kind: 'unplanned' }),
]

describe('moveDialogViewModel', () => {
  it('an option has the colour of its route, also where the markers of the route are grey (§9)', () => {
    const coloured = aPlanOf([{ ...routeAt(0, ['a'], 'Utrecht'), color: '#123456' }, routeAt(1, ['c'], 'Amersfoort')])
    const [option] = viewOf(known([priceOf(route(0))]), { plan: coloured }).options
    expect(option?.badge?.colour.hex).toBe('#123456')
  })

  it('prices that are read again change the figures and the best route, and not the order', () => {
    const first = viewOf(known(allPrices))
    const later = [priceOf(route(1)), ...allPrices.filter(({ to }) => to.kind !== 'route' || to.index !== 1)]
    const again = viewOf({ ...known(later), changedBy: 'Piet' }, { order: first.order })
    expect(again.options.map(({ key }) => key)).toEqual(first.options.map(({ key }) => key))
    expect(again.options.filter(({ isBest }) => isBest).map(({ key }) => key)).toEqual(['route 1'])
    expect([first.notice, again.notice]).toEqual(['', 'Prices after the change by Piet'])
    expect(again.heading).toBe('Di 24-11')
  })

  it('more stops than are priced at once are said to have no prices', () => {
    const stops = Array.from({ length: 201 }, (_, index) => `s${index}`)
    expect(viewOf({ stops, prices: { kind: 'unknown' } }).notice).toBe('Prices are shown for at most 200 stops at once')
    expect(viewOf({ stops: stops.slice(1), prices: { kind: 'unknown' } }).notice).toBe('')
  })

  it('late prices sort the routes only where the user has pointed at none yet', () => {
    const keysOf = ({ options }: MoveDialogViewModel) => options.map(({ key }) => key)
    const listTwice = (hasHighlightedOption: boolean) => {
      const listMoves = moveLister()
      const first = listMoves(inputOf({}), hasHighlightedOption)
      return { first, priced: listMoves(inputOf(known(allPrices)), hasHighlightedOption) }
    }
    const [untouched, pointedAt] = [listTwice(false), listTwice(true)]
    expect([keysOf(untouched.priced)[0], untouched.priced.heading]).toEqual(['route 2', 'Di 24-11, best first'])
    expect(keysOf(untouched.first)).not.toEqual(keysOf(untouched.priced))
    expect([keysOf(pointedAt.priced), pointedAt.priced.heading]).toEqual([keysOf(pointedAt.first), 'Di 24-11'])
  })

  it('a route is found by its name in any case, however its letters are encoded', () => {
    const accented = aPlanOf([routeAt(0, ['a'], 'Café'), routeAt(1, ['c'], 'Amersfoort')])
    const found = viewOf(known(allPrices), { plan: accented, query: 'CAFE\u0301 ' }).options
    expect(found.map(({ name }) => name)).toEqual(['Café'])
  })

  it('the routes are listed best first, and the best one is not a locked one', () => {
    const { heading, options } = viewOf(known(allPrices))
    expect(heading).toBe('Di 24-11, best first')
    expect(options.map(({ name, isBest, lock }) => [name, isBest, lock])).toEqual([
      ['Zeist', false, 'Locked by Piet'],
      ['Utrecht', true, undefined],
      ['Amersfoort', false, undefined],
      ['Unplanned', false, undefined],
    ])
    expect(options[1]).toMatchObject({
      badge: { number: '1' },
      details: ['Sanne de Wit'],
      positionLabel: 'place 20',
      position: { kind: 'after', stop: 'a' },
      price: { distanceAndTime: '+11 km · +13 min' },
    })
  })

  it('the best route is one that is there, even if a new one were better', () => {
    const newRoute = priceOf({ kind: 'carrier', carrierId: 7, day: '2026-11-24' })
    const { options } = viewOf(known([newRoute, priceOf(route(0))]))
    expect(options.map(({ name, isBest }) => [name, isBest])).toEqual([['Utrecht', true]])
  })

  it('the current route of the stop says so', () => {
    expect(viewOf(known(allPrices)).options[2]?.details).toEqual(['Now here, place 10'])
    expect(viewOf({ ...known(allPrices), stops: ['c', 'a'] }).options[2]?.details).toEqual([])
  })

  it('the route on which nothing would change is the last, and never the best', () => {
    const unchanged = { ...figures, metres: 0, seconds: 0, lateStops: 0, lateSeconds: 0 }
    const prices = [priceOf(route(1), { figures: unchanged }), priceOf(route(0)), priceOf({ kind: 'unplanned' })]
    expect(viewOf(known(prices)).options.map(({ name, isBest }) => [name, isBest])).toEqual([
      ['Utrecht', true],
      ['Amersfoort', false],
      ['Unplanned', false],
    ])
    const elsewhere = viewOf({ ...known(prices), stops: ['d'] })
    expect(elsewhere.options[0]).toMatchObject({ name: 'Amersfoort', isBest: true })
  })

  it('where each route costs more than staying, the best one is marked as the best other', () => {
    const dearer = { ...figures, lateStops: 0, lateSeconds: 0 }
    const pricesWith = (best: typeof figures) => [
      priceOf(route(0), { figures: best }),
      priceOf(route(1), { figures: { ...figures, metres: 0, seconds: 0, lateStops: 0, lateSeconds: 0 } }),
    ]
    const labelAndNotice = (view: MoveDialogViewModel) => [view.bestLabel, view.notice]
    expect(labelAndNotice(viewOf(known(pricesWith(dearer))))).toEqual([
      'Best other',
      'The stop is cheapest where it is',
    ])
    expect(labelAndNotice(viewOf({ ...known(pricesWith(dearer)), stops: ['c', 'a'] }))).toEqual([
      'Best other',
      'The stops are cheapest where they are',
    ])
    expect(viewOf({ ...known(pricesWith(dearer)), changedBy: 'Piet' }).notice).toBe(
      'Prices after the change by Piet. The stop is cheapest where it is',
    )
    expect(labelAndNotice(viewOf(known(pricesWith(figures))))).toEqual(['Best', ''])
    expect(labelAndNotice(viewOf({ ...known(pricesWith(dearer)), stops: ['loose'] }))).toEqual(['Best', ''])
    const driver: MoveTarget = { kind: 'driver', driverId: 'noor', day: '2026-11-24' }
    const withNewRoute = [...pricesWith(dearer), priceOf(driver, { figures })]
    expect(labelAndNotice(viewOf(known(withNewRoute)))).toEqual(['Best other', ''])
    expect(viewOf(known(pricesWith(dearer)), { page: { kind: 'positions', route: 0 } }).bestLabel).toBe('Best')
  })

  it('the routes of the day can be chosen before and without prices', () => {
    for (const [kind, price] of [
      ['loading', 'loading'],
      ['unknown', 'unknown'],
    ] as const) {
      const { heading, options } = viewOf({ prices: { kind } })
      expect(heading).toBe('Di 24-11')
      expect(options.map(({ name }) => name)).toEqual(['Utrecht', 'Amersfoort', 'Zeist', 'Unplanned'])
      expect(new Set(options.map((option) => option.price))).toEqual(new Set([price]))
    }
  })

  it('new routes are counted by drivers and carriers until they are opened', () => {
    const driver: MoveTarget = { kind: 'driver', driverId: 'noor', day: '2026-11-24' }
    const textWith = (prices: ReadonlyArray<Price>) => viewOf(known(prices)).openers[0]?.text
    expect(textWith([...allPrices, priceOf(driver)])).toBe('1 driver and 1 carrier are free on Di 24-11')
    expect(textWith(allPrices)).toBe('1 carrier is free on Di 24-11')
    const { options, openers } = viewOf(known(allPrices), { page: { kind: 'new routes' } })
    expect(options.map(({ name, details }) => [name, details])).toEqual([['Noord', ['New route']]])
    expect(openers).toEqual([])
  })

  it('the row for new routes is there before the drivers are known, and says where nobody is free', () => {
    const driverless = known([priceOf(route(1)), priceOf({ kind: 'unplanned' })])
    expect(viewOf(driverless, { carriers: [], areDriversLoading: true }).openers[0]?.text).toBe('…')
    const [opener] = viewOf(driverless, { carriers: [] }).openers
    expect(opener).toMatchObject({ text: 'nobody is free on Di 24-11', isEmpty: true })
    const opened = viewOf(driverless, { carriers: [], page: { kind: 'new routes' } })
    expect(opened.emptyMessage).toBe('Nobody is free on Di 24-11')
  })

  it.each([
    ['sanne', ['Utrecht']],
    ['3', ['Zeist']],
    ['noord', ['Noord']],
    ['nobody', []],
  ])('the query %s finds %o', (query, names) => {
    const { options, emptyMessage } = viewOf(known(allPrices), { query })
    expect(options.map(({ name }) => name)).toEqual(names)
    expect(emptyMessage).toBe(names.length === 0 ? `No route or driver “${query}”` : undefined)
  })

  it('the positions of a route are listed first to last, with what each comes after', () => {
    const positionPrice = (after: string | undefined, stopNumber: number, lock?: Lock) => ({
      after,
      stopNumber,
      arrival: undefined,
      figures,
      lock,
    })
    const lastPosition = positionPrice('b', 30, { by: 'Piet', at: '' })
    const prices = [
      priceOf(route(0), { positionPrices: [positionPrice(undefined, 10), positionPrice('a', 20), lastPosition] }),
    ]
    const { heading, options } = viewOf(known(prices), { page: { kind: 'positions', route: 0 } })
    expect(heading).toBe('Places of route 1, Utrecht')
    expect(options.map(({ name, details, isBest, position }) => [name, ...details, isBest, position.kind])).toEqual([
      ['Place 10', 'first', false, 'first'],
      ['Place 20', 'after Bakkerij Jansen', true, 'after'],
      ['Place 30', 'after Bakkerij Jansen', false, 'after'],
    ])
    expect(options.map(({ lock }) => lock)).toEqual([undefined, undefined, 'Locked by Piet'])
  })

  it('several stops each go where they cost least', () => {
    const { title, options } = viewOf({ ...known(allPrices), stops: ['a', 'loose'] })
    expect(title).toBe('Move 2 stops to')
    expect(options[1]).toMatchObject({ position: { kind: 'cheapest' }, hasPositions: false })
  })

  it('an unplanned stop is not offered to be unplanned', () => {
    const { options } = viewOf({ ...known(allPrices), stops: ['loose'] })
    expect(options.map(({ name }) => name)).not.toContain('Unplanned')
  })
})
