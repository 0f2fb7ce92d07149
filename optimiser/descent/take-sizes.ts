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
  const { chosenKind, chosenOtherKind, isExchange } = sizes
  if (isExchange) exchangeNumbers(penalisedRoutes, sizes, vehicle, otherVehicle)
  else {
    exchangeWithIdle(penalisedRoutes, sizes, vehicle, chosenKind)
    if (otherVehicle !== vehicle) exchangeWithIdle(penalisedRoutes, sizes, otherVehicle, chosenOtherKind)
  }
}

const exchangeWithIdle = (
  penalisedRoutes: PenalisedRoutes,
  sizes: VehicleSizes,
  vehicle: number,
  newKind: number,
): void => {
  const { kindIndex, idleCount } = sizes
  const { visitCount, vehicleCount } = penalisedRoutes
  const ownKind = kindIndex[vehicle] ?? 0
  if (newKind === ownKind) return
  let idle = 0
  while (idle < vehicleCount && (visitCount[idle] !== 0 || kindIndex[idle] !== newKind)) idle += 1
  exchangeNumbers(penalisedRoutes, sizes, vehicle, idle)
  idleCount[newKind] = (idleCount[newKind] ?? 0) - 1
  idleCount[ownKind] = (idleCount[ownKind] ?? 0) + 1
}

const exchangeNumbers = (
  penalisedRoutes: PenalisedRoutes,
  sizes: VehicleSizes,
  vehicle: number,
  otherVehicle: number,
): void => {
  const { kindIndex, loadedAs } = sizes
  const [ownKind, ownNumber] = [kindIndex[vehicle] ?? 0, loadedAs[vehicle] ?? 0]
  loadedAs[vehicle] = loadedAs[otherVehicle] ?? 0
  loadedAs[otherVehicle] = ownNumber
  setKind(penalisedRoutes, sizes, vehicle, kindIndex[otherVehicle] ?? 0)
  setKind(penalisedRoutes, sizes, otherVehicle, ownKind)
  penalisedRoutes.movedLoad.fill(0)
  for (const changed of [vehicle, otherVehicle]) {
    penalisedRoutes.overload[changed] = overloadWith(penalisedRoutes, changed, 0)
    updatePenalty(penalisedRoutes, changed)
  }
}

const setKind = (
  { loadCount, vehicleKind, capacity, fixedCost }: PenalisedRoutes,
  sizes: VehicleSizes,
  vehicle: number,
  newKind: number,
): void => {
  sizes.kindIndex[vehicle] = newKind
  vehicleKind[vehicle] = sizes.vehicleKindOf[newKind] ?? 0
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
    const kind = sizes.loadedKindIndex[vehicle] ?? 0
    sizes.loadedAs[vehicle] = vehicle
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
