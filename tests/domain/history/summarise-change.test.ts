import { describe, expect, it } from 'vitest'
import {
  summarisePlanChange,
  summariseRouteChange,
  summariseMoves,
  summariseStopChange,
  summariseUpload,
  describeChange,
} from '../../../src/domain/history'
import { addStop, moveStop, removeStop, resequenceStop, unplanStop, type Plan } from '../../../src/domain/plan'
import { sequenceNumberOf } from '../../../src/domain/stop'
import type { plainFacts } from '../../kit/arbitraries/stop'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'

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
    ['Bakkerij Jansen removed', 'b', right(removeStop(plan, 'b'))],
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
    ['Route 2 recalculated', withDriver('n', 'Noor Smit'), withDriver('n', 'Noor Smit')],
  ])('%s', (text, before, after) => {
    expect(textOfChange(before, after)).toBe(text)
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
      'Plan saved: 2 routes, 4 stops planned, 1 unplanned, 2 stops removed',
    )
  })

  it('an accepted optimisation has its counts of routes and stops', () => {
    expect(describeChange(summarisePlanChange('optimisation accepted', plan, plan))).toBe(
      'Optimisation accepted: 2 routes, 4 stops planned, 1 unplanned',
    )
  })
})
