import type { Instance, Neighbours } from '../instance'

type LegFigures = Instance['metres']

/** Metres, and seconds where these have a price. */
const costAt = ({ perMetre, perSecond }: Instance['weights'], metres: LegFigures, seconds: LegFigures, index: number) =>
  perSecond === 0
    ? perMetre * (metres[index] ?? 0)
    : perMetre * (metres[index] ?? 0) + perSecond * (seconds[index] ?? 0)

/** What the leg between two nodes costs. */
export const legCost = (instance: Instance, from: number, to: number): number => {
  const { matrixRow, matrixSize, weights, metres, seconds } = instance
  return costAt(weights, metres, seconds, (matrixRow[from] ?? 0) * matrixSize + (matrixRow[to] ?? 0))
}

/** As `legCost`, but faster where the legs from many nodes to one are read. */
export const legCostByDestination = (instance: Instance, from: number, to: number): number => {
  const { matrixRow, matrixSize, weights, metresByDestination, secondsByDestination } = instance
  const index = (matrixRow[to] ?? 0) * matrixSize + (matrixRow[from] ?? 0)
  return costAt(weights, metresByDestination, secondsByDestination, index)
}

/** What the time of service at a stop costs. */
export const serviceCost = ({ weights, service }: Instance, stop: number): number =>
  weights.perSecond * (service[stop] ?? 0)

/** By stop: some neighbours, the cheapest legs first, and the cost of the leg to each or back, whichever is less. */
export type NeighbourCosts = { readonly perStop: number; readonly list: Int32Array; readonly costs: Float64Array }

export const byLegCost = (instance: Instance, { perStop, list }: Neighbours): NeighbourCosts => {
  const costOf = (stop: number, other: number): number =>
    Math.min(legCost(instance, stop, other), legCostByDestination(instance, other, stop))
  const sorted = new Int32Array(list.length)
  for (let stop = 0; stop < instance.stopCount; stop += 1) {
    const costs = new Map<number, number>()
    for (const other of list.subarray(stop * perStop, (stop + 1) * perStop)) costs.set(other, costOf(stop, other))
    const inOrder = [...costs].toSorted(([, first], [, second]) => first - second)
    sorted.set(
      inOrder.map(([other]) => other),
      stop * perStop,
    )
  }
  return {
    perStop,
    list: sorted,
    costs: Float64Array.from(sorted, (other, index) => costOf(Math.floor(index / perStop), other)),
  }
}

/** By stop: the cost of the cheapest leg from any start or to any end. `kinds` are one vehicle of each kind. */
export const cheapestDepotLegs = (instance: Instance, kinds: ReadonlyArray<number>): Float64Array =>
  Float64Array.from({ length: instance.stopCount }, (_, stop) =>
    kinds.reduce(
      (least, vehicle) =>
        Math.min(
          least,
          legCost(instance, instance.stopCount + vehicle, stop),
          legCost(instance, stop, instance.stopCount + instance.vehicleCount + vehicle),
        ),
      Infinity,
    ),
  )
