import { describe, expect, it } from 'vitest'
import {
  summariseLockChange,
  summarisePlanChange,
  summariseStopEdit,
  summariseRouteChange,
  summariseMoves,
  summariseStopChange,
  summariseUpload,
  describeChange,
} from '../../../src/domain/history'
import { addStop, moveStop, removeStop, resequenceStop, type Plan } from '../../../src/domain/plan'
import { setLocks } from '../../../src/domain/lock'
import { sequenceNumberOf, stopList, type StopFacts } from '../../../src/domain/stop'
import type { plainFacts } from '../../kit/arbitraries/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { unplanStop } from '../../kit/unplan-stop'

const plan = aPlanOf([aRouteTo(['a', 'b', 'c']), aRouteTo(['d'], { index: 1 })], ['loose'])

const number = (value: number) => right(sequenceNumberOf(value))

const descriptionOf = (id: string, after: Plan): string => describeChange(summariseStopChange(plan, after, id))

describe('summariseMoves', () => {
  const described = (after: Plan, ids: ReadonlyArray<string>): string =>
    describeChange(summariseMoves(plan, after, ids))
  const moved = (from: Plan, id: string, to: number): Plan => right(moveStop(from, { id, to, number: undefined }))

  it('one stop is named, and several are counted with the route that they share', () => {
    const one = moved(plan, 'a', 1)
    expect(described(one, ['a'])).toBe('Bakkerij Jansen from route 1 to route 2, place 20')
    expect(described(moved(one, 'b', 1), ['a', 'b'])).toBe('2 stops to route 2')
    expect(described(moved(one, 'd', 0), ['a', 'd'])).toBe('2 stops moved')
    expect(described(right(unplanStop(right(unplanStop(plan, 'a')), 'b')), ['a', 'b'])).toBe(
      '2 stops taken out of their routes',
    )
    expect(described(plan, [])).toBe('0 stops moved')
  })

  it('a reload does not count as a stop', () => {
    const one = moved(plan, 'a', 1)
    expect(described(one, ['a', 'reload-1-1'])).toBe('Bakkerij Jansen from route 1 to route 2, place 20')
    expect(described(moved(one, 'b', 1), ['a', 'reload-1-1', 'b'])).toBe('2 stops to route 2')
  })

  it('the first reload is named where no stop was moved', () => {
    const reload = aVisitTo('reload-1-1', { type: 'Reload' })
    const later = aVisitTo('reload-1-2', { type: 'Reload' })
    const visits = [reload, later, ...(plan.routes[0]?.visits ?? [])]
    const after = { ...plan, routes: [aRouteTo([], { visits }), ...plan.routes.slice(1)] }
    expect(described(after, ['reload-1-1', 'reload-1-2'])).toBe('Reload planned on route 1, place 10')
  })
})

describe('summariseStopChange', () => {
  it.each<readonly [text: string, id: string, after: Plan]>([
    [
      'Bakkerij Jansen from route 1 to route 2, place 20',
      'a',
      right(moveStop(plan, { id: 'a', to: 1, number: undefined })),
    ],
    ['Bakkerij Jansen from place 10 to place 30 of route 1', 'a', right(resequenceStop(plan, 'a', number(30)))],
    [
      'Bakkerij Jansen planned on route 2, place 10',
      'loose',
      right(moveStop(plan, { id: 'loose', to: 1, number: number(10) })),
    ],
    ['Bakkerij Jansen taken out of route 1', 'b', right(unplanStop(plan, 'b'))],
    ['Bakkerij Jansen deleted', 'b', right(removeStop(plan, 'b'))],
    [
      'Fietsenwinkel Huisman added',
      'new',
      right(addStop(plan, aStopCalled('new', { customerName: 'Fietsenwinkel Huisman' }))),
    ],
    ['Plan saved: 2 routes, 4 stops planned, 1 unplanned', 'a', plan],
    ['Plan saved: 2 routes, 4 stops planned, 1 unplanned', 'nobody', plan],
  ])('%s', (text, id, after) => {
    expect(descriptionOf(id, after)).toBe(text)
  })

  it('a stop without a customer is named by its address, and one without either by its id', () => {
    const added = (changes: Partial<typeof plainFacts>): string =>
      descriptionOf('new', right(addStop(plan, aStopCalled('new', { customerName: ' ', ...changes }))))
    expect(added({})).toBe('Oude Gracht 12, 3511 AB Utrecht added')
    expect(added({ addressSummary: undefined })).toBe('Stop new added')
  })
})

describe('summariseRouteChange', () => {
  const withDriver = (driverId: string | undefined, driverName: string | undefined): Plan =>
    aPlanOf([aRouteTo(['a'], { index: 1, driverId, driverName })])
  const textOfChange = (before: Plan, after: Plan): string => describeChange(summariseRouteChange(before, after, 1))

  it.each<readonly [text: string, before: Plan, after: Plan]>([
    ['Driver of route 2 from Noor Smit to Piet Bakker', withDriver('n', 'Noor Smit'), withDriver('p', 'Piet Bakker')],
    ['Driver of route 2 from nobody to Noor Smit', withDriver(undefined, undefined), withDriver('n', 'Noor Smit')],
    ['Driver of route 2 from n to nobody', withDriver('n', undefined), withDriver(undefined, undefined)],
    ['Driver of route 2 from Noor Smit to Noor Smit', withDriver('n', 'Noor Smit'), withDriver('m', 'Noor Smit')],
    ['Driver of route 2 from Noor Smit to Noor Bakker', withDriver('n', 'Noor Smit'), withDriver('n', 'Noor Bakker')],
    ['Route 2 recalculated', withDriver('n', 'Noor Smit'), withDriver('n', 'Noor Smit')],
    ['Route 2 recalculated', aPlanOf([]), aPlanOf([])],
  ])('%s', (text, before, after) => {
    expect(textOfChange(before, after)).toBe(text)
  })
})

describe('summariseLockChange', () => {
  const lock = { by: 'demo', at: '' }
  const lockedPlan = (stops: ReadonlyArray<string>, routes: ReadonlyArray<number>): Plan =>
    right(setLocks(plan, { stops, routes }, lock))
  const textOfLocks = (before: Plan, after: Plan, locked: boolean): string =>
    describeChange(summariseLockChange(before, after, locked))

  it('only what was not locked already is among the locked', () => {
    const before = lockedPlan(['a'], [0])
    const named = right(addStop(plan, aStopCalled('new', { customerName: 'Fietsenwinkel Huisman' })))
    expect(textOfLocks(before, lockedPlan(['a', 'b'], [0, 1]), true)).toBe('Bakkerij Jansen and route 2 locked')
    expect(textOfLocks(plan, lockedPlan(['a', 'b'], []), true)).toBe('2 stops locked')
    expect(textOfLocks(named, right(setLocks(named, { stops: ['new'], routes: [] }, lock)), true)).toBe(
      'Fietsenwinkel Huisman locked',
    )
  })

  it('only what was locked is among the unlocked', () => {
    expect(textOfLocks(lockedPlan(['a'], [1]), plan, false)).toBe('Bakkerij Jansen and route 2 unlocked')
  })

  it('a stop and a route that are new are not said to be locked', () => {
    const before = aPlanOf([aRouteTo(['a'])])
    const after = right(
      setLocks(aPlanOf([aRouteTo(['a']), aRouteTo(['b'], { index: 1 })]), { stops: ['a', 'b'], routes: [0, 1] }, lock),
    )
    expect(textOfLocks(before, after, true)).toBe('Bakkerij Jansen and route 1 locked')
  })
})

describe('summariseStopEdit', () => {
  const edited = (changes: Partial<StopFacts>): string => {
    const stops = [...plan.stops].map((stop) =>
      stop.facts.id === 'a' ? { ...stop, facts: { ...stop.facts, ...changes } } : stop,
    )
    return describeChange(summariseStopEdit(plan, { ...plan, stops: stopList.from(stops) }, 'a'))
  }

  it.each<readonly [words: string, changes: Partial<StopFacts>]>([
    ['type', { type: 'Pickup' }],
    ['priority', { priority: 'High' }],
    ['name', { customerName: 'Nieuwe naam' }],
    ['contact', { contactName: 'Piet' }],
    ['phone', { phone: '030 123 45 67' }],
    ['address', { zip: '2801 YA', houseNumber: '1', houseNumberSuffix: 'b', street: 'Hof', city: 'Gouda' }],
    ['address, coordinates', { addressSummary: 'Lindenhof 1', coordinates: { lat: 52, lng: 4.7 } }],
    ['day', { requestedDay: 'Di' }],
    ['time slot', { timeSlotEarliest: '07:10', timeSlotLatest: '07:50' }],
    ['duration, demand', { duration: 77, demand: [9] }],
    ['products, notes', { productDescription: 'Kast', notes: 'Bel aan' }],
    ['tasks', { groupedExternalTaskIds: ['t9'] }],
  ])('an edit of %s says so, by the name that the stop had', (words, changes) => {
    expect(edited(changes)).toBe(`Bakkerij Jansen edited: ${words}`)
  })

  it('a stop that is in neither plan has no edited fields', () => {
    expect(summariseStopEdit(plan, plan, 'nobody')).toEqual({ kind: 'stop edited', stop: 'Stop nobody', fields: [] })
  })
})

describe('summariseUpload and summarisePlanChange', () => {
  it('an upload counts its stops, without start and end', () => {
    const newStops = ['u1', 'u2'].map((id) => aStopCalled(id))
    const uploaded = [...newStops, aStopCalled('depot', { type: 'START' })].reduce(
      (now, stop) => right(addStop(now, stop)),
      plan,
    )
    expect(describeChange(summariseUpload(plan, uploaded))).toBe('2 stops uploaded')
    expect(describeChange(summarisePlanChange('plan saved', plan, uploaded))).toBe(
      'Plan saved: 2 routes, 4 stops planned, 3 unplanned, 2 stops added',
    )
    expect(describeChange(summarisePlanChange('plan saved', uploaded, plan))).toBe(
      'Plan saved: 2 routes, 4 stops planned, 1 unplanned, 2 stops deleted',
    )
  })

  it('an accepted optimisation has its counts of routes and stops', () => {
    expect(describeChange(summarisePlanChange('optimisation accepted', plan, plan))).toBe(
      'Optimisation accepted: 2 routes, 4 stops planned, 1 unplanned',
    )
  })
})
