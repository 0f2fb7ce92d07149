import { describe, expect, it } from 'vitest'
import { findNearest, buildInstance } from '../../optimiser/instance'
import { renumber } from '../../optimiser/numbering'
import type { SolverInput } from '../../optimiser'
import { solveForTest, steps } from './solve-for-test'
import { aTown } from './a-town'

const neverStopped = (): boolean => false
const town = aTown(600, 40)
const metresFrom = (problem: SolverInput, stop: number, other: number): number =>
  problem.metres[(problem.stops[stop]?.matrixRow ?? 0) * problem.matrixSize + (problem.stops[other]?.matrixRow ?? 0)] ??
  -1

/** The mean difference between the number of a stop and the numbers of the five nearest stops. */
const meanGap = (problem: SolverInput): number => {
  const { perStop, list } = findNearest(buildInstance(problem), neverStopped)
  const gaps = problem.stops.flatMap((_, stop) =>
    Array.from(list.subarray(stop * perStop + 1, stop * perStop + 6), (near) => Math.abs(near - stop)),
  )
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
}

describe('stops that are numbered again', () => {
  it('have numbers close to those of near stops', () => {
    expect(meanGap(town)).toBeGreaterThan(150)
    expect(meanGap(renumber(town, neverStopped).problem)).toBeLessThan(60)
  })

  it('are as far from each other as before, and get their old numbers back', () => {
    const present = town.vehicles.map((_, vehicle) => town.stops.flatMap((__, at) => (at % 40 === vehicle ? [at] : [])))
    const asked = { ...town, present }
    const { problem, toOriginal } = renumber(asked, neverStopped)
    const visit = { arrival: 0, start: 0, departure: 0 }
    const originalStops = (stops: ReadonlyArray<number>): ReadonlyArray<number> =>
      toOriginal({
        routes: [{ vehicle: 0, leaves: 0, returns: 0, breaks: [], visits: stops.map((stop) => ({ ...visit, stop })) }],
        unplanned: [],
        cost: 0,
        metres: 0,
        seconds: 0,
      }).routes.flatMap(({ visits }) => visits.map(({ stop }) => stop))
    expect(problem.present?.map(originalStops)).toEqual(present)
    const all = originalStops(problem.stops.map((_, stop) => stop))
    expect(all.toSorted((one, other) => one - other)).toEqual(town.stops.map((_, stop) => stop))
    all.forEach((stop, number) => {
      const { matrixRow, ...rest } = problem.stops[number] ?? { matrixRow: -1 }
      expect({ ...town.stops[stop], place: matrixRow }).toEqual({ ...rest, place: matrixRow })
      for (let other = 0; other < 600; other += 97)
        expect(metresFrom(problem, number, other)).toBe(metresFrom(town, stop, all[other] ?? -1))
    })
  })

  it('are reported as unplanned by their old numbers', () => {
    const withHeavyStops = {
      ...town,
      stops: town.stops.map((one, at) => (at % 7 === 3 ? { ...one, demand: [1000] } : one)),
    }
    const { unplanned } = solveForTest(withHeavyStops, { budget: steps(20) })
    expect(unplanned).toEqual(expect.arrayContaining(town.stops.flatMap((_, at) => (at % 7 === 3 ? [at] : []))))
    expect(unplanned).toEqual(unplanned.toSorted((one, other) => one - other))
  })

  it('keep their numbers where there are few', () => {
    const smallTown = aTown(60, 4)
    expect(renumber(smallTown, neverStopped).problem).toBe(smallTown)
  })
})
