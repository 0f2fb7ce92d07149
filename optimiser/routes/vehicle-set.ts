/** A set of vehicles that is iterated without allocation. */
export type VehicleSet = { readonly list: Int32Array; readonly has: Uint8Array; count: number }

const create = (vehicles: number): VehicleSet => ({
  list: new Int32Array(vehicles),
  has: new Uint8Array(vehicles),
  count: 0,
})

const add = (set: VehicleSet, vehicle: number): void => {
  if (set.has[vehicle] === 1) return
  set.has[vehicle] = 1
  set.list[set.count] = vehicle
  set.count += 1
}

const clear = (set: VehicleSet): void => {
  for (let index = 0; index < set.count; index += 1) set.has[set.list[index] ?? 0] = 0
  set.count = 0
}

export const vehicleSet = { create, add, clear }
