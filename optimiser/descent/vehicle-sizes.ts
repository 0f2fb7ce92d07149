import type { Instance } from '../instance'
import { overloadWith } from './loads'
import type { PenalisedRoutes, VehicleSizes } from './penalised-routes'

const NO_KIND = -1

/** The penalty for the overload of two vehicles, and what other sizes cost more, once the moved load has gone from the first to the other. */
export const overloadCostAfterMove = (
  penalisedRoutes: PenalisedRoutes,
  vehicle: number,
  otherVehicle: number,
): number =>
  penalisedRoutes.sizes === undefined
    ? penalisedRoutes.loadPenalty *
      (overloadWith(penalisedRoutes, vehicle, -1) + overloadWith(penalisedRoutes, otherVehicle, 1))
    : sizeCostAfterMove(penalisedRoutes, penalisedRoutes.sizes, vehicle, otherVehicle)

/** The penalty for the overload of a vehicle, with the moved load taken `times` times. */
export const overloadCostWith = (penalisedRoutes: PenalisedRoutes, vehicle: number, times: number): number =>
  penalisedRoutes.sizes === undefined
    ? penalisedRoutes.loadPenalty * overloadWith(penalisedRoutes, vehicle, times)
    : sizeCostWith(penalisedRoutes, penalisedRoutes.sizes, vehicle, times)

/** The extra fixed costs and the penalty for overload of two vehicles once the moved load has gone from the first to the other. */
const sizeCostAfterMove = (
  penalisedRoutes: PenalisedRoutes,
  sizes: VehicleSizes,
  vehicle: number,
  otherVehicle: number,
): number => {
  const { kindIndex, groupOf } = sizes
  const { visitCount } = penalisedRoutes
  const [ownKind, otherKind] = [kindIndex[vehicle] ?? 0, kindIndex[otherVehicle] ?? 0]
  const otherIfIdle = visitCount[otherVehicle] === 0 ? otherKind : NO_KIND
  let cost = cheapestKind(penalisedRoutes, sizes, vehicle, -1, otherIfIdle)
  const newKind = sizes.chosenKind
  cost += cheapestKind(penalisedRoutes, sizes, otherVehicle, 1, newKind === ownKind ? NO_KIND : newKind)
  sizes.chosenOtherKind = sizes.chosenKind
  sizes.chosenKind = newKind
  sizes.isExchange = false
  if (ownKind === otherKind || groupOf[ownKind] !== groupOf[otherKind]) return cost
  if (isEmptyWith(penalisedRoutes, vehicle, -1) || isEmptyWith(penalisedRoutes, otherVehicle, 1)) return cost
  const exchangedCost =
    costWithKind(penalisedRoutes, sizes, vehicle, -1, otherKind) +
    costWithKind(penalisedRoutes, sizes, otherVehicle, 1, ownKind)
  if (exchangedCost >= cost) return cost
  sizes.isExchange = true
  return exchangedCost
}

/** The extra fixed cost and the penalty for overload of one vehicle, with the moved load taken `times` times. */
const sizeCostWith = (
  penalisedRoutes: PenalisedRoutes,
  sizes: VehicleSizes,
  vehicle: number,
  times: number,
): number => {
  sizes.isExchange = false
  return cheapestKind(penalisedRoutes, sizes, vehicle, times, NO_KIND)
}

/** Writes the cheapest kind of a vehicle into `chosenKind`, and returns what it costs more than its own without load. */
const cheapestKind = (
  penalisedRoutes: PenalisedRoutes,
  sizes: VehicleSizes,
  vehicle: number,
  times: number,
  reservedKind: number,
): number => {
  const { kindIndex, groupOf, idleCount, kindCount } = sizes
  const ownKind = kindIndex[vehicle] ?? 0
  let leastCost = penalisedRoutes.loadPenalty * overloadWith(penalisedRoutes, vehicle, times)
  sizes.chosenKind = ownKind
  if (isEmptyWith(penalisedRoutes, vehicle, times)) return leastCost
  for (let other = 0; other < kindCount; other += 1) {
    const reserved = other === reservedKind ? 1 : 0
    if (other === ownKind || groupOf[other] !== groupOf[ownKind] || (idleCount[other] ?? 0) <= reserved) continue
    const cost = costWithKind(penalisedRoutes, sizes, vehicle, times, other)
    if (cost < leastCost) {
      leastCost = cost
      sizes.chosenKind = other
    }
  }
  return leastCost
}

const costWithKind = (
  penalisedRoutes: PenalisedRoutes,
  { fixedCost, capacity, kindIndex }: VehicleSizes,
  vehicle: number,
  times: number,
  other: number,
): number =>
  (fixedCost[other] ?? 0) -
  (fixedCost[kindIndex[vehicle] ?? 0] ?? 0) +
  penalisedRoutes.loadPenalty * overloadWith(penalisedRoutes, vehicle, times, capacity, other)

/** A vehicle that carries nothing keeps its size, since it may be idle then. */
const isEmptyWith = ({ loadCount, load, movedLoad }: PenalisedRoutes, vehicle: number, times: number): boolean => {
  for (let index = 0; index < loadCount; index += 1)
    if ((load[vehicle * loadCount + index] ?? 0) + times * (movedLoad[index] ?? 0) > 0) return false
  return true
}

/** The most that one vehicle could save by another size with at least its present load. */
export const maxSizeSavingOfVehicle = (
  { sizes, loadCount, load, fixedCost, loadPenalty }: PenalisedRoutes,
  vehicle: number,
): number => {
  if (sizes === undefined) return 0
  const perUnit = Math.min(sizes.fixedCostPerUnit[sizes.kindIndex[vehicle] ?? 0] ?? 0, loadPenalty)
  return (fixedCost[vehicle] ?? 0) - (load[vehicle * loadCount] ?? 0) * perUnit
}

/** The most that two vehicles could save by other sizes, since together they carry the same as before. */
export const maxSizeSavingOfPair = (
  { loadCount, load, fixedCost, loadPenalty }: PenalisedRoutes,
  { kindIndex, groupOf, fixedCostPerUnit }: VehicleSizes,
  vehicle: number,
  otherVehicle: number,
): number => {
  const [own, other] = [kindIndex[vehicle] ?? 0, kindIndex[otherVehicle] ?? 0]
  const total = (fixedCost[vehicle] ?? 0) + (fixedCost[otherVehicle] ?? 0)
  if (groupOf[own] !== groupOf[other]) return total
  const carried = (load[vehicle * loadCount] ?? 0) + (load[otherVehicle * loadCount] ?? 0)
  return total - carried * Math.min(fixedCostPerUnit[own] ?? 0, loadPenalty)
}

/** Undefined where no vehicles differ only in size. */
export const vehicleSizesOf = (
  instance: Instance,
  vehicles: Int32Array,
  {
    vehicleKind,
    fixedCost,
    capacity,
    loadCount,
  }: Pick<PenalisedRoutes, 'vehicleKind' | 'fixedCost' | 'capacity' | 'loadCount'>,
): VehicleSizes | undefined => {
  const vehicleKinds = [...new Set(vehicleKind)]
  const groups = vehicleKinds.map((kind) => instance.vehicleKindIgnoringSize[kind] ?? 0)
  if (new Set(groups).size === vehicleKinds.length) return undefined
  const firstIndexOfKind = vehicleKinds.map((kind) => vehicleKind.indexOf(kind))
  const perUnit = firstIndexOfKind.map(
    (vehicle) => (fixedCost[vehicle] ?? 0) / Math.max(1, capacity[vehicle * loadCount] ?? 0),
  )
  const loadedKindIndex = vehicleKind.map((kind) => vehicleKinds.indexOf(kind))
  return {
    kindCount: vehicleKinds.length,
    vehicleKindOf: Int32Array.from(vehicleKinds),
    groupOf: Int32Array.from(groups),
    fixedCost: Float64Array.from(firstIndexOfKind, (vehicle) => fixedCost[vehicle] ?? 0),
    capacity: Float64Array.from(
      firstIndexOfKind.flatMap((vehicle) => [...capacity.subarray(vehicle * loadCount, (vehicle + 1) * loadCount)]),
    ),
    fixedCostPerUnit: Float64Array.from(groups, (group) =>
      Math.min(...perUnit.filter((_, kind) => groups[kind] === group)),
    ),
    kindIndex: loadedKindIndex.slice(),
    loadedKindIndex,
    loadedAs: vehicles.map((_, vehicle) => vehicle),
    idleCount: new Int32Array(vehicleKinds.length),
    chosenKind: 0,
    chosenOtherKind: 0,
    isExchange: false,
  }
}
