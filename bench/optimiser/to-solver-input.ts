import type { SolverInput } from '../../optimiser'
import { distance, unitOf, type Convention, type Instance } from './instance'

/** More than any route costs. */
const UNPLANNED_COST = 1e9

/** An instance as a problem for the solver, in which only metres cost anything. */
export const toSolverInput = (instance: Instance, convention: Convention): SolverInput => {
  const matrixSize = instance.x.length
  const unit = unitOf(convention)
  const metres = new Int32Array(matrixSize * matrixSize)
  for (let from = 0; from < matrixSize; from += 1)
    for (let to = 0; to < matrixSize; to += 1) metres[from * matrixSize + to] = distance(instance, convention, from, to)
  const depot = instance.hours?.[0]
  return {
    matrixSize,
    seconds: metres,
    metres,
    stops: instance.demand.slice(1).map((demand, index) => {
      const hours = instance.hours?.[index + 1]
      return {
        matrixRow: index + 1,
        demand: [demand],
        kind: 'delivery',
        service: (hours?.service ?? 0) * unit,
        windows: hours === undefined ? [] : [{ from: hours.ready * unit, to: hours.due * unit }],
        unplannedCost: UNPLANNED_COST,
        allowed: undefined,
        fixedPosition: undefined,
      }
    }),
    vehicles: Array.from({ length: instance.fleet ?? vehiclesFor(instance) }, () => ({
      start: 0,
      end: 0,
      earliest: (depot?.ready ?? 0) * unit,
      latest: depot === undefined ? 1e8 : depot.due * unit,
      capacity: [instance.capacity],
      breaks: [],
      fixedCost: 0,
    })),
    weights: { perSecond: 0, perMetre: 1, latenessWeight: undefined, balance: 0, compactness: 0, change: 0 },
  }
}

/** More vehicles than any plan needs, for instances without a limit. */
const vehiclesFor = ({ demand, capacity }: Instance): number =>
  Math.ceil((1.3 * demand.reduce((sum, amount) => sum + amount, 0)) / capacity) + 5
