import { overloadWith } from './loads'
import { updatePenalty } from './measure-route'
import { MIN_GAIN, type PenalisedRoutes, type VehicleSizes } from './penalised-routes'
import { overloadCostWith } from './vehicle-sizes'

/** Gives the two vehicles of a move the kinds that were chosen for them, after their routes were measured. */
export const takeChosenKinds = (
  penalisedRoutes: PenalisedRoutes,
  sizes: VehicleSizes,
  vehicle: number,
  otherVehicle: number,
): void => {
  const [newKind, newOtherKind, isExchange] = sizes.chosen
  if (isExchange === 1) exchangeIdentities(penalisedRoutes, sizes, vehicle, otherVehicle)
  else {
    exchangeWithIdle(penalisedRoutes, sizes, vehicle, newKind ?? 0)
    if (otherVehicle !== vehicle) exchangeWithIdle(penalisedRoutes, sizes, otherVehicle, newOtherKind ?? 0)
  }
}

const exchangeWithIdle = (
  penalisedRoutes: PenalisedRoutes,
  sizes: VehicleSizes,
  vehicle: number,
  newKind: number,
): void => {
  const { kind, idleCount } = sizes
  const { visitCount, vehicleCount } = penalisedRoutes
  const ownKind = kind[vehicle] ?? 0
  if (newKind === ownKind) return
  let idle = 0
  while (idle < vehicleCount && (visitCount[idle] !== 0 || kind[idle] !== newKind)) idle += 1
  exchangeIdentities(penalisedRoutes, sizes, vehicle, idle)
  idleCount[newKind] = (idleCount[newKind] ?? 0) - 1
  idleCount[ownKind] = (idleCount[ownKind] ?? 0) + 1
}

const exchangeIdentities = (
  penalisedRoutes: PenalisedRoutes,
  sizes: VehicleSizes,
  vehicle: number,
  otherVehicle: number,
): void => {
  const { kind, identity } = sizes
  const [ownKind, ownIdentity] = [kind[vehicle] ?? 0, identity[vehicle] ?? 0]
  identity[vehicle] = identity[otherVehicle] ?? 0
  identity[otherVehicle] = ownIdentity
  setKind(penalisedRoutes, sizes, vehicle, kind[otherVehicle] ?? 0)
  setKind(penalisedRoutes, sizes, otherVehicle, ownKind)
  penalisedRoutes.movedLoad.fill(0)
  for (const changed of [vehicle, otherVehicle]) {
    penalisedRoutes.overload[changed] = overloadWith(penalisedRoutes, changed, 0)
    updatePenalty(penalisedRoutes, changed)
  }
}

const setKind = (
  { loadCount, kindOf, capacity, fixedCost }: PenalisedRoutes,
  sizes: VehicleSizes,
  vehicle: number,
  newKind: number,
): void => {
  sizes.kind[vehicle] = newKind
  kindOf[vehicle] = sizes.numberOf[newKind] ?? 0
  fixedCost[vehicle] = sizes.fixedCost[newKind] ?? 0
  for (let load = 0; load < loadCount; load += 1)
    capacity[vehicle * loadCount + load] = sizes.capacity[newKind * loadCount + load] ?? 0
}

/** Gives all vehicles back the sizes that they have when routes are loaded, and makes them idle. */
export const resetSizes = (penalisedRoutes: PenalisedRoutes): void => {
  const { sizes, visitCount, vehicleCount } = penalisedRoutes
  if (sizes === undefined) return
  visitCount.fill(0)
  sizes.idleCount.fill(0)
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) {
    const kind = sizes.firstKind[vehicle] ?? 0
    sizes.identity[vehicle] = vehicle
    sizes.idleCount[kind] = (sizes.idleCount[kind] ?? 0) + 1
    setKind(penalisedRoutes, sizes, vehicle, kind)
  }
}

/** Gives each route the size that costs least, out of its own and those of idle vehicles. */
export const takeCheapestSizes = (penalisedRoutes: PenalisedRoutes): void => {
  const { sizes, visitCount, vehicleCount, movedLoad } = penalisedRoutes
  if (sizes === undefined) return
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) {
    if (visitCount[vehicle] === 0) continue
    movedLoad.fill(0)
    const saved =
      (penalisedRoutes.overload[vehicle] ?? 0) * penalisedRoutes.loadPenalty -
      overloadCostWith(penalisedRoutes, vehicle, 0)
    if (saved < MIN_GAIN) continue
    takeChosenKinds(penalisedRoutes, sizes, vehicle, vehicle)
    penalisedRoutes.changeCount += 1
    penalisedRoutes.savedCost += saved
    penalisedRoutes.changedAt[vehicle] = penalisedRoutes.changeCount
  }
}
