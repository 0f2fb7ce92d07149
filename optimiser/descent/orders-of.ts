import type { Facts, Nearest } from '../facts'

/** Which of two stops can be visited first without being late at the other: the near one, the stop itself, or both. */
export const NEAR_FIRST = 1
export const NEAR_LAST = 2

/** By stop and rank of a stop near it. */
export const ordersOf = (facts: Facts, { each, list }: Nearest): Uint8Array =>
  Uint8Array.from(list, (near, at) => {
    const stop = Math.floor(at / each)
    return (mayPrecede(facts, near, stop) ? NEAR_FIRST : 0) + (mayPrecede(facts, stop, near) ? NEAR_LAST : 0)
  })

const mayPrecede = ({ open, close, service, seconds, place, places }: Facts, one: number, other: number): boolean => {
  const drive = seconds[(place[one] ?? 0) * places + (place[other] ?? 0)] ?? 0
  return (open[one] ?? 0) + (service[one] ?? 0) + drive <= (close[other] ?? 0)
}
