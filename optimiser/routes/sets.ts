/** An unordered list of stops that grows and shrinks in place. */
export type StopBag = { readonly stops: Int32Array; count: number }

const createBag = (capacity: number): StopBag => ({ stops: new Int32Array(capacity), count: 0 })

const addStop = (bag: StopBag, stop: number): void => {
  bag.stops[bag.count] = stop
  bag.count += 1
}

const copyBag = (from: StopBag, to: StopBag): void => {
  for (let index = 0; index < from.count; index += 1) to.stops[index] = from.stops[index] ?? 0
  to.count = from.count
}

/** Removes the stop at an index; the last stop moves there. */
const removeAt = (bag: StopBag, index: number): number => {
  const stop = bag.stops[index] ?? 0
  bag.count -= 1
  bag.stops[index] = bag.stops[bag.count] ?? 0
  return stop
}

export const stopBag = { create: createBag, add: addStop, copy: copyBag, removeAt }

/** A set of vehicles that is iterated without allocation. */
export type VehicleSet = { readonly list: Int32Array; readonly has: Uint8Array; count: number }

const createSet = (vehicles: number): VehicleSet => ({
  list: new Int32Array(vehicles),
  has: new Uint8Array(vehicles),
  count: 0,
})

const addVehicle = (set: VehicleSet, vehicle: number): void => {
  if (set.has[vehicle] === 1) return
  set.has[vehicle] = 1
  set.list[set.count] = vehicle
  set.count += 1
}

const clear = (set: VehicleSet): void => {
  for (let index = 0; index < set.count; index += 1) set.has[set.list[index] ?? 0] = 0
  set.count = 0
}

export const vehicleSet = { create: createSet, add: addVehicle, clear }
