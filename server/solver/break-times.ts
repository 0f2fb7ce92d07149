import type { Break, Seconds, ProposedBreak, Vehicle } from '../../src/domain/problem'

/** A break that is still to be taken, with its index among the breaks of the vehicle. */
export type Pending = Break & { readonly index: number }

/** The last moment at which a break can begin. */
export const latestBegin = ({ window, length }: Break): Seconds => window.to - length

/**
 * The breaks to be taken on the way, the most urgent first. A vehicle that leaves late may have had its break at home.
 */
export const breaksToTake = (vehicle: Vehicle, leaves: Seconds): ReadonlyArray<Pending> =>
  vehicle.breaks
    .map((pause, index): Pending => ({ ...pause, index }))
    .filter(({ window, length }) => Math.min(leaves, window.to) - window.from < length)
    .toSorted((one, other) => latestBegin(one) - latestBegin(other))

/** Whether there is still time for a break at home after returning. */
export const isHadAtHome = (pause: Break, returns: Seconds): boolean =>
  Math.max(returns, pause.window.from) <= latestBegin(pause)

/** A vehicle on its way to a stop, or arrived and waiting: the present time, and how much driving is left. */
export type OnTheWay = {
  readonly clock: Seconds
  readonly toDrive: Seconds
  /** the moment of arrival, once there is nothing left to drive */
  readonly arrived: Seconds | undefined
}

export const setOut = (clock: Seconds, toDrive: Seconds): OnTheWay => ({
  clock,
  toDrive,
  arrived: toDrive === 0 ? clock : undefined,
})

export const arrivalOf = ({ clock, toDrive, arrived }: OnTheWay): Seconds => arrived ?? clock + toDrive

/** When the vehicle has arrived and no break is under way. */
export const readyAt = (way: OnTheWay): Seconds => Math.max(arrivalOf(way), way.clock)

/** Drives on or waits until the break can begin, and takes it. */
export const paused = (way: OnTheWay, pause: Pending): { readonly way: OnTheWay; readonly taken: ProposedBreak } => {
  const from = Math.max(way.clock, pause.window.from)
  const driven = Math.min(way.toDrive, from - way.clock)
  const toDrive = way.toDrive - driven
  const arrived = way.arrived ?? (toDrive === 0 ? way.clock + driven : undefined)
  const to = from + pause.length
  return { way: { clock: to, toDrive, arrived }, taken: { index: pause.index, from, to } }
}
