import { describe, expect, it } from 'vitest'
import type { RouteDay } from '../../../src/domain/calendar'
import { setLocks } from '../../../src/domain/lock'
import type { Plan } from '../../../src/domain/plan'
import { moveDialogViewModel, type MoveDialogPage } from '../../../src/ui/move/move-dialog-view-model'
import { right } from '../../kit/either'
import { aStopCalled, planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const ids = ['a', 'b', 'c', 'd', 'e']

const planWith = (dayOf: (id: string) => RouteDay | undefined = () => undefined): Plan =>
  planOf(
    [aRouteTo(['a', 'b', 'c'], { day: '2026-11-24' }), aRouteTo(['x'], { index: 1, day: '2026-11-24' })],
    [...ids, 'x'].map((id) =>
      aStopCalled(id, { customerName: `Klant ${id}`, requestedDay: dayOf(id), coordinates: { lat: 52, lng: 5 } }),
    ),
  )

const remarksOf = (...args: Parameters<typeof remarksWithLinks>) => remarksWithLinks(...args).map(({ text }) => text)

const remarksWithLinks = (plan: Plan, stops = ids, page: MoveDialogPage = { kind: 'routes' }) =>
  moveDialogViewModel({
    dialog: { stops, prices: { kind: 'loading' } },
    plan,
    drivers: [],
    carriers: [],
    query: '',
    page,
    isListed: true,
    areDriversLoading: false,
  }).remarks

const locking = (stops: ReadonlyArray<string>, routes: ReadonlyArray<number> = []): Plan =>
  right(setLocks(planWith(), { stops, routes }, { by: 'Piet', at: '' }))

describe('the remarks of the dialog Move to…', () => {
  it('the locks that keep the stops are named, the first three and how many more', () => {
    expect(remarksOf(planWith())).toEqual([])
    expect(remarksOf(locking(['b']))).toEqual(['Klant b is locked and must stay as it is.'])
    expect(remarksOf(locking(['b', 'd']))).toEqual(['Klant b and Klant d are locked and must stay as they are.'])
    expect(remarksOf(locking(ids))).toEqual([
      'Klant a, Klant b, Klant c and 2 more are locked and must stay as they are.',
    ])
    expect(remarksOf(locking(['x'], [1]))).toEqual([])
  })

  it('a locked route of one of the stops is named too', () => {
    expect(remarksOf(locking(['a'], [0]), ['a', 'd'])).toEqual([
      'Klant a and route 1 are locked and must stay as they are.',
    ])
    expect(remarksOf(locking([], [0]), ['a'])).toEqual(['Route 1 is locked and must stay as it is.'])
  })

  it('the name of a customer is written as it is, and cut where it is long', () => {
    const nameLocked = (customerName: string): Plan =>
      right(
        setLocks(
          planOf([], [aStopCalled('a', { customerName })]),
          { stops: ['a'], routes: [] },
          { by: 'Piet', at: '' },
        ),
      )
    const remarkOf = (customerName: string) => remarksOf(nameLocked(customerName), ['a'])[0]
    expect(remarkOf('de Wit')).toBe('de Wit is locked and must stay as it is.')
    expect(remarkOf('x'.repeat(200))).toBe(`${'x'.repeat(60)}… is locked and must stay as it is.`)
  })

  it('stops of several days are said to be so, with the day whose routes are listed', () => {
    const plan = planWith((id) => (id === 'd' ? '2026-11-25' : undefined))
    expect(remarksOf(plan, ['a', 'd'])).toEqual(['The stops ask for 2 days. Listed are the routes of Di 24-11.'])
    expect(remarksOf(plan, ['d', 'a'])).toEqual(['The stops ask for 2 days. Listed are the routes of Wo 25-11.'])
    expect(remarksOf(plan, ['d', 'a'], { kind: 'other days' })).toEqual([])
    expect(remarksOf(plan, ['d', 'a'], { kind: 'new routes' })).toEqual([])
    expect(remarksOf(plan, ['a', 'b', 'e'])).toEqual([])
  })

  it('a weekday and a date on it are one day', () => {
    const days: Readonly<Record<string, RouteDay>> = { a: 'Ma', b: '2026-11-23', c: '2026-11-30', d: '2026-11-23' }
    const plan = planWith((id) => days[id])
    expect(remarksOf(plan, ['d', 'a'])).toEqual([])
    expect(remarksOf(plan, ['a', 'b', 'c'])).toEqual(['The stops ask for 2 days. Listed are the routes of Ma.'])
  })

  it('stops without a place are counted, and the only stop is named, for the link to the map', () => {
    const plan = planOf(
      [],
      [aStopCalled('u', { coordinates: undefined }), aStopCalled('v', { coordinates: undefined })],
    )
    expect(remarksOf(plan, ['u', 'v'])).toEqual(['2 without coordinates: the way there is not in the prices.'])
    expect(remarksWithLinks(plan, ['u', 'v'])[0]?.unplaced).toBeUndefined()
    expect(remarksOf(plan, ['u'])).toEqual(['No coordinates: the way there is not in the prices.'])
    expect(remarksWithLinks(plan, ['u'])[0]?.unplaced).toBe('u')
  })
})
