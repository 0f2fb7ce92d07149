import { expect, it } from 'vitest'
import type { SolverInput, Stop } from '../../optimiser'
import { solveForTest, steps } from './solve-for-test'

const stopAt = (matrixRow: number, fixedPosition: Stop['fixedPosition']): Stop => ({
  matrixRow,
  demand: [],
  kind: 'service',
  service: 0,
  windows: [],
  unplannedCost: 1000,
  allowed: undefined,
  fixedPosition,
})

/** Between the depot, two stops, and a third stop with the third position fixed. */
const legs = Int32Array.of(0, 10, 10, 10, 10, 0, 5, 1, 10, 6, 0, 7, 10, 6, 10, 0)

const problem: SolverInput = {
  matrixSize: 4,
  seconds: legs,
  metres: legs,
  stops: [stopAt(1, undefined), stopAt(2, undefined), stopAt(3, { vehicle: 0, position: 3 })],
  vehicles: [{ start: 0, end: 0, earliest: 0, latest: 100, capacity: [], breaks: [], fixedCost: 0 }],
  weights: { perSecond: 0, perMetre: 1, latenessWeight: undefined, balance: 0, compactness: 0, change: 0 },
}

it('the stops before one with a fixed position are in the order that is cheapest with that stop', () => {
  const { routes } = solveForTest(problem, { budget: steps(1000) })
  expect(routes.map(({ visits }) => visits.map(({ stop }) => stop))).toEqual([[1, 0, 2]])
})
