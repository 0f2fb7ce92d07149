import type { Facts, Nearest } from '../instance'

/** Which of two stops can come first without making the other late: the near one, the stop itself, or both. */
export const NEAR_FIRST = 1
export const NEAR_LAST = 2

/** By stop and rank of its near stops. */
export const ordersOf = (facts: Facts, { each, list }: Nearest, isStopped: () => boolean): Uint8Array => {
  const orders = new Uint8Array(list.length)
  for (let at = 0; at < list.length && !(at % each === 0 && isStopped()); at += 1) {
    const stop = Math.floor(at / each)
    const near = list[at] ?? 0
    orders[at] = (mayPrecede(facts, near, stop) ? NEAR_FIRST : 0) + (mayPrecede(facts, stop, near) ? NEAR_LAST : 0)
  }
  return orders
}

const mayPrecede = ({ open, close, service, seconds, place, places }: Facts, one: number, other: number): boolean => {
  const drive = seconds[(place[one] ?? 0) * places + (place[other] ?? 0)] ?? 0
  return (open[one] ?? 0) + (service[one] ?? 0) + drive <= (close[other] ?? 0)
}
