import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { verifyPlan, type Break, type ProposedRoute, type ProposedBreak } from '../../../src/domain/problem'
import {
  travelAlongRoad,
  aProblemOf,
  aProblemStop,
  aProposalOf,
  timeOfDay,
  aVehicle,
  aVisitAt,
} from '../../kit/builders/problem'
import { left } from '../../kit/either'

/** A break of half an hour between twelve and one. */
const lunch: Break = { window: { from: timeOfDay(12), to: timeOfDay(13) }, length: 1800 }

/** The vehicle leaves at `leaves`; twenty minutes there, five of service, twenty back, and half an hour to spare. */
const answer = (leaves: number, takenBreaks: ReadonlyArray<ProposedBreak>, breaks: ReadonlyArray<Break> = [lunch]) => {
  const arrival = leaves + 1200 + 1800
  const route: ProposedRoute = {
    vehicle: 'v',
    leaves,
    visits: [aVisitAt('a', arrival)],
    returns: arrival + 300 + 1200,
    breaks: takenBreaks,
  }
  const problem = aProblemOf([aProblemStop('a', 20)], [aVehicle('v', { earliest: 0, breaks })])
  return verifyPlan(problem, travelAlongRoad, aProposalOf([route], { metres: 40_000, seconds: 4500 }))
}

const faults = (...parameters: Parameters<typeof answer>) =>
  left(answer(...parameters)).map((brokenRule) =>
    brokenRule.kind === 'break' ? [brokenRule.index, brokenRule.fault] : brokenRule.kind,
  )

describe('verifyPlan, a break that is taken', () => {
  it('a break may begin and end at the exact seconds of its window', () => {
    expect(E.isRight(answer(timeOfDay(12), [{ index: 0, from: timeOfDay(12), to: timeOfDay(12, 30) }]))).toBe(true)
    expect(E.isRight(answer(timeOfDay(12, 20), [{ index: 0, from: timeOfDay(12, 30), to: timeOfDay(13) }]))).toBe(true)
  })

  it('a break does not count as driving time', () => {
    const takenBreak = { index: 0, from: timeOfDay(12, 10), to: timeOfDay(12, 41) }
    expect(left(answer(timeOfDay(12), [takenBreak]))).toEqual([{ kind: 'too fast', vehicle: 'v', to: 'a', by: 60 }])
  })

  it('a break outside its window, or a shorter one, is refused', () => {
    expect(faults(timeOfDay(11, 59), [{ index: 0, from: timeOfDay(11, 59), to: timeOfDay(12, 29) }])).toEqual([
      [0, 'outside its time'],
    ])
    expect(faults(timeOfDay(12, 20), [{ index: 0, from: timeOfDay(12, 31), to: timeOfDay(13, 1) }])).toEqual([
      [0, 'outside its time'],
    ])
    expect(faults(timeOfDay(12), [{ index: 0, from: timeOfDay(12), to: timeOfDay(12, 29) }])).toEqual([
      [0, 'too short'],
    ])
  })

  it('a break during a service is refused, but may end where a service begins', () => {
    const long = { window: { from: timeOfDay(12), to: timeOfDay(15) }, length: 300 }
    const from = timeOfDay(12, 50)
    expect(faults(timeOfDay(12), [{ index: 0, from, to: from + 300 }], [long])).toEqual([[0, 'during service']])
    expect(E.isRight(answer(timeOfDay(12), [{ index: 0, from: from - 300, to: from }], [long]))).toBe(true)
    expect(faults(timeOfDay(12), [{ index: 0, from: from + 300, to: from + 600 }], [long])).toEqual(['too fast'])
  })
})

describe('verifyPlan, breaks that differ from those of the vehicle', () => {
  it('a break that is unknown, taken twice or taken during another is refused', () => {
    const half = { window: { from: timeOfDay(12), to: timeOfDay(13) }, length: 900 }
    const first = { index: 0, from: timeOfDay(12), to: timeOfDay(12, 15) }
    expect(faults(timeOfDay(12), [{ ...first, index: 1 }, first], [half])).toContainEqual([1, 'unknown'])
    expect(
      faults(timeOfDay(12), [first, { index: 0, from: timeOfDay(12, 15), to: timeOfDay(12, 30) }], [half]),
    ).toEqual([[0, 'taken twice']])
    expect(faults(timeOfDay(12), [first, { ...first, index: 1 }], [half, half])).toEqual([
      [0, 'during another'],
      [1, 'during another'],
    ])
    expect(
      E.isRight(
        answer(timeOfDay(12), [first, { index: 1, from: timeOfDay(12, 15), to: timeOfDay(12, 30) }], [half, half]),
      ),
    ).toBe(true)
  })
})

describe('verifyPlan, a break that is not taken', () => {
  it('a missing break breaks a rule where the driver is on the road during the whole window', () => {
    expect(faults(timeOfDay(12), [])).toEqual([[0, 'not taken']])
  })

  it('a missing break breaks no rule where the driver has time for it before leaving', () => {
    expect(E.isRight(answer(timeOfDay(12, 30), []))).toBe(true)
    expect(faults(timeOfDay(12, 29), [])).toEqual([[0, 'not taken']])
    expect(E.isRight(answer(timeOfDay(15), []))).toBe(true)
  })

  it('a missing break breaks no rule where the driver has time for it after returning', () => {
    expect(E.isRight(answer(timeOfDay(11, 15), []))).toBe(true)
    expect(faults(timeOfDay(11, 16), [])).toEqual([[0, 'not taken']])
    expect(E.isRight(answer(timeOfDay(8), []))).toBe(true)
  })
})
