import type { Break, Seconds, ProposedBreak, Vehicle } from '../../src/domain/problem'

/** A break that is still to be taken, with its index among the breaks of the vehicle. */
export type PendingBreak = Break & { readonly index: number }

/** The last moment at which a break can begin. */
export const latestBreakStart = ({ window, length }: Break): Seconds => window.to - length

/**
 * The breaks to be taken on the way, the most urgent first. A vehicle that leaves late may have had its break at home.
 */
export const breaksToTake = (vehicle: Vehicle, leaves: Seconds): ReadonlyArray<PendingBreak> =>
  vehicle.breaks
    .map((pause, index): PendingBreak => ({ ...pause, index }))
    .filter(({ window, length }) => Math.min(leaves, window.to) - window.from < length)
    .toSorted((first, second) => latestBreakStart(first) - latestBreakStart(second))

/** Whether there is still time for a break at home after returning. */
export const canTakeAtHome = (pause: Break, returns: Seconds): boolean =>
  Math.max(returns, pause.window.from) <= latestBreakStart(pause)

/** A vehicle on its way to a stop, or arrived and waiting: the present time, and how much driving is left. */
export type DriveState = {
  readonly clock: Seconds
  readonly remainingDrive: Seconds
  /** the moment of arrival, once there is nothing left to drive */
  readonly arrivedAt: Seconds | undefined
}

export const startDrive = (clock: Seconds, remainingDrive: Seconds): DriveState => ({
  clock,
  remainingDrive,
  arrivedAt: remainingDrive === 0 ? clock : undefined,
})

export const arrivalOf = ({ clock, remainingDrive, arrivedAt }: DriveState): Seconds =>
  arrivedAt ?? clock + remainingDrive

/** When the vehicle has arrived and no break is under way. */
export const readyTimeOf = (state: DriveState): Seconds => Math.max(arrivalOf(state), state.clock)

/** Drives on or waits until the break can begin, and takes it. */
export const takeBreak = (
  state: DriveState,
  pause: PendingBreak,
): { readonly state: DriveState; readonly takenBreak: ProposedBreak } => {
  const from = Math.max(state.clock, pause.window.from)
  const driveBefore = Math.min(state.remainingDrive, from - state.clock)
  const remainingDrive = state.remainingDrive - driveBefore
  const arrivedAt = state.arrivedAt ?? (remainingDrive === 0 ? state.clock + driveBefore : undefined)
  const to = from + pause.length
  return { state: { clock: to, remainingDrive, arrivedAt }, takenBreak: { index: pause.index, from, to } }
}
