import type { Break, Seconds, TakenBreak, Vehicle } from '../../src/domain/problem'

/** A break that is still to come, and which of the vehicle's breaks it is. */
export type Pending = Break & { readonly index: number }

/** The last moment at which it can begin. */
export const latestBegin = ({ window, length }: Break): Seconds => window.to - length

/** The breaks to take on the way, the most urgent first; who leaves late enough has had one at home. */
export const breaksToTake = (vehicle: Vehicle, leaves: Seconds): ReadonlyArray<Pending> =>
  vehicle.breaks
    .map((pause, index): Pending => ({ ...pause, index }))
    .filter(({ window, length }) => Math.min(leaves, window.to) - window.from < length)
    .toSorted((one, other) => latestBegin(one) - latestBegin(other))

/** Whether there is still time for it at home, for who is back at that moment. */
export const isHadAtHome = (pause: Break, returns: Seconds): boolean =>
  Math.max(returns, pause.window.from) <= latestBegin(pause)

/** On the road, or arrived and waiting: the hand of the clock, and how much driving is left. */
export type OnTheWay = {
  readonly clock: Seconds
  readonly toDrive: Seconds
  /** once there is nothing left to drive */
  readonly arrived: Seconds | undefined
}

export const setOut = (clock: Seconds, toDrive: Seconds): OnTheWay => ({
  clock,
  toDrive,
  arrived: toDrive === 0 ? clock : undefined,
})

export const arrivalOf = ({ clock, toDrive, arrived }: OnTheWay): Seconds => arrived ?? clock + toDrive

/** There, and not in the middle of a break. */
export const readyAt = (way: OnTheWay): Seconds => Math.max(arrivalOf(way), way.clock)

/** Drives on until the break can begin, or waits for it; the wheels stand still until it is over. */
export const paused = (way: OnTheWay, pause: Pending): { readonly way: OnTheWay; readonly taken: TakenBreak } => {
  const from = Math.max(way.clock, pause.window.from)
  const driven = Math.min(way.toDrive, from - way.clock)
  const toDrive = way.toDrive - driven
  const arrived = way.arrived ?? (toDrive === 0 ? way.clock + driven : undefined)
  const to = from + pause.length
  return { way: { clock: to, toDrive, arrived }, taken: { index: pause.index, from, to } }
}
