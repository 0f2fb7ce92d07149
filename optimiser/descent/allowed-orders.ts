import type { Instance, Neighbours } from '../instance'

/** Which of two stops can come first without making the other late: the related stop, the stop itself, or both. */
export const RELATED_FIRST = 1
export const RELATED_LAST = 2

/** By stop and rank of its related stops. */
export const allowedOrdersOf = (
  instance: Instance,
  { perStop, list }: Neighbours,
  isStopped: () => boolean,
): Uint8Array => {
  const allowedOrders = new Uint8Array(list.length)
  for (let index = 0; index < list.length && !(index % perStop === 0 && isStopped()); index += 1) {
    const stop = Math.floor(index / perStop)
    const related = list[index] ?? 0
    allowedOrders[index] =
      (mayPrecede(instance, related, stop) ? RELATED_FIRST : 0) +
      (mayPrecede(instance, stop, related) ? RELATED_LAST : 0)
  }
  return allowedOrders
}

const mayPrecede = (
  { open, close, service, seconds, matrixRow, matrixSize }: Instance,
  first: number,
  second: number,
): boolean => {
  const driveSeconds = seconds[(matrixRow[first] ?? 0) * matrixSize + (matrixRow[second] ?? 0)] ?? 0
  return (open[first] ?? 0) + (service[first] ?? 0) + driveSeconds <= (close[second] ?? 0)
}
