import { describe, expect, it } from 'vitest'
import { nearestOf, factsOf } from '../../optimiser/instance'
import { numbered } from '../../optimiser/numbering'
import type { Problem } from '../../optimiser'
import { answerTo, steps } from './solve-for-test'
import { aTown } from './a-town'

const never = (): boolean => false
const town = aTown(600, 40)
const wayFrom = (problem: Problem, stop: number, other: number): number =>
  problem.metres[(problem.stops[stop]?.place ?? 0) * problem.places + (problem.stops[other]?.place ?? 0)] ?? -1

/** The mean difference between the number of a stop and the numbers of the five nearest stops. */
const apartIn = (problem: Problem): number => {
  const { each, list } = nearestOf(factsOf(problem), never)
  const gaps = problem.stops.flatMap((_, stop) =>
    Array.from(list.subarray(stop * each + 1, stop * each + 6), (near) => Math.abs(near - stop)),
  )
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
}

describe('stops that are numbered again', () => {
  it('have numbers close to those of near stops', () => {
    expect(apartIn(town)).toBeGreaterThan(150)
    expect(apartIn(numbered(town, never).problem)).toBeLessThan(60)
  })

  it('are as far from each other as before, and get their old numbers back', () => {
    const present = town.vehicles.map((_, vehicle) => town.stops.flatMap((__, at) => (at % 40 === vehicle ? [at] : [])))
    const asked = { ...town, present }
    const { problem, asAsked } = numbered(asked, never)
    const visit = { arrival: 0, start: 0, departure: 0 }
    const was = (stops: ReadonlyArray<number>): ReadonlyArray<number> =>
      asAsked({
        routes: [{ vehicle: 0, leaves: 0, returns: 0, breaks: [], visits: stops.map((stop) => ({ ...visit, stop })) }],
        unplanned: [],
        cost: 0,
        metres: 0,
        seconds: 0,
      }).routes.flatMap(({ visits }) => visits.map(({ stop }) => stop))
    expect(problem.present?.map(was)).toEqual(present)
    const all = was(problem.stops.map((_, stop) => stop))
    expect(all.toSorted((one, other) => one - other)).toEqual(town.stops.map((_, stop) => stop))
    all.forEach((stop, number) => {
      const { place, ...rest } = problem.stops[number] ?? { place: -1 }
      expect({ ...town.stops[stop], place }).toEqual({ ...rest, place })
      for (let other = 0; other < 600; other += 97)
        expect(wayFrom(problem, number, other)).toBe(wayFrom(town, stop, all[other] ?? -1))
    })
  })

  it('are reported as unplanned by their old numbers', () => {
    const heavy = { ...town, stops: town.stops.map((one, at) => (at % 7 === 3 ? { ...one, demand: [1000] } : one)) }
    const { unplanned } = answerTo(heavy, { budget: steps(20) })
    expect(unplanned).toEqual(expect.arrayContaining(town.stops.flatMap((_, at) => (at % 7 === 3 ? [at] : []))))
    expect(unplanned).toEqual(unplanned.toSorted((one, other) => one - other))
  })

  it('keep their numbers where there are few', () => {
    const few = aTown(60, 4)
    expect(numbered(few, never).problem).toBe(few)
  })
})
