import { describe, expect, it } from 'vitest'
import { findNearest, buildInstance } from '../../optimiser/instance'
import { renumber } from '../../optimiser/renumber'
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
    Array.from(list.subarray(stop * perStop + 1, stop * perStop + 6), (nearStop) => Math.abs(nearStop - stop)),
  )
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
}

describe('renumber', () => {
  it('near stops get close numbers', () => {
    expect(meanGap(town)).toBeGreaterThan(150)
    expect(meanGap(renumber(town, neverStopped).problem)).toBeLessThan(60)
  })

  it('distances between stops stay the same, and toOriginal restores the original numbers', () => {
    const currentRoutes = town.vehicles.map((_, vehicle) =>
      town.stops.flatMap((__, index) => (index % 40 === vehicle ? [index] : [])),
    )
    const input = { ...town, currentRoutes }
    const { problem, toOriginal } = renumber(input, neverStopped)
    const visit = { arrival: 0, start: 0, departure: 0 }
    const originalStops = (stops: ReadonlyArray<number>): ReadonlyArray<number> =>
      toOriginal({
        routes: [{ vehicle: 0, leaves: 0, returns: 0, breaks: [], visits: stops.map((stop) => ({ ...visit, stop })) }],
        unplanned: [],
        cost: 0,
        metres: 0,
        seconds: 0,
      }).routes.flatMap(({ visits }) => visits.map(({ stop }) => stop))
    expect(problem.currentRoutes?.map(originalStops)).toEqual(currentRoutes)
    const all = originalStops(problem.stops.map((_, stop) => stop))
    expect(all.toSorted((first, second) => first - second)).toEqual(town.stops.map((_, stop) => stop))
    all.forEach((stop, number) => {
      const { matrixRow, ...otherFields } = problem.stops[number] ?? { matrixRow: -1 }
      expect({ ...town.stops[stop], matrixRow }).toEqual({ ...otherFields, matrixRow })
      for (let other = 0; other < 600; other += 97)
        expect(metresFrom(problem, number, other)).toBe(metresFrom(town, stop, all[other] ?? -1))
    })
  })

  it('unplanned stops are reported by their original numbers', () => {
    const withHeavyStops = {
      ...town,
      stops: town.stops.map((stop, index) => (index % 7 === 3 ? { ...stop, demand: [1000] } : stop)),
    }
    const { unplanned } = solveForTest(withHeavyStops, { budget: steps(20) })
    expect(unplanned).toEqual(
      expect.arrayContaining(town.stops.flatMap((_, index) => (index % 7 === 3 ? [index] : []))),
    )
    expect(unplanned).toEqual(unplanned.toSorted((first, second) => first - second))
  })

  it('a small problem is not renumbered', () => {
    const smallTown = aTown(60, 4)
    expect(renumber(smallTown, neverStopped).problem).toBe(smallTown)
  })
})
