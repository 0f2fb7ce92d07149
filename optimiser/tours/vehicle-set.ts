/** Vehicles whose route has changed, each once. */
export type Touched = { readonly list: Int32Array; readonly is: Uint8Array; count: number }

const none = (vehicles: number): Touched => ({
  list: new Int32Array(vehicles),
  is: new Uint8Array(vehicles),
  count: 0,
})

const add = (to: Touched, vehicle: number): void => {
  if (to.is[vehicle] === 1) return
  to.is[vehicle] = 1
  to.list[to.count] = vehicle
  to.count += 1
}

const clear = (touched: Touched): void => {
  for (let at = 0; at < touched.count; at += 1) touched.is[touched.list[at] ?? 0] = 0
  touched.count = 0
}

export const touched = { none, add, clear }
