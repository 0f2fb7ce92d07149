import type { Instance } from '../instance'

/** Breaks in the order in which they are taken. */
export type BreakIndexes = ReadonlyArray<number>

/** The state of a route that is being timed node by node. Changed in place, for speed. */
export type TimingState = { vehicle: number; node: number; done: number; time: number; last: number; late: number }

export const createTimingState = (): TimingState => ({ vehicle: 0, node: 0, done: 0, time: 0, last: 0, late: 0 })

/** Begins at a vehicle's start, with the earliest time to leave. */
export const startRoute = ({ stops, close }: Instance, state: TimingState, vehicle: number, leaves: number): void => {
  state.vehicle = vehicle
  state.node = stops + vehicle
  state.done = leaves
  state.time = 0
  state.last = close[stops + vehicle] ?? 0
  state.late = 0
}

/** Moves the state to the arrival at `next`. */
export const driveTo = (
  instance: Instance,
  state: TimingState,
  next: number,
  breakIndexes: BreakIndexes | undefined,
): void => {
  const { seconds, matrixRow, matrixSize } = instance
  const driveSeconds = seconds[(matrixRow[state.node] ?? 0) * matrixSize + (matrixRow[next] ?? 0)] ?? 0
  if (breakIndexes === undefined) {
    state.done += driveSeconds
    state.time += driveSeconds
  } else driveWithBreaks(instance, state, driveSeconds, breakIndexes)
  state.node = next
}

/** Driving goes on before the breaks and after them. A break that begins too late makes the route impossible. */
const driveWithBreaks = (
  instance: Instance,
  state: TimingState,
  driveSeconds: number,
  breakIndexes: BreakIndexes,
): void => {
  let [earliestEnd, breakSeconds] = [state.done, 0]
  for (const index of breakIndexes) {
    const breakSpec = instance.breaks[state.vehicle]?.[index]
    if (breakSpec !== undefined) {
      const breakStart = Math.max(earliestEnd, breakSpec.from)
      if (breakStart > breakSpec.to - breakSpec.length) state.late = Infinity
      state.last = Math.min(state.last, breakSpec.to - breakSpec.length - state.time - breakSeconds)
      earliestEnd = breakStart + breakSpec.length
      breakSeconds += breakSpec.length
    }
  }
  state.done = Math.max(earliestEnd, state.done + driveSeconds + breakSeconds)
  state.time += driveSeconds + breakSeconds
}

/** With lateness, leaving later must not make it worse; without, it must not make this stop late. */
export const serveStop = ({ service }: Instance, state: TimingState, from: number, to: number): void => {
  const { done, time } = state
  const serviceSeconds = service[state.node] ?? 0
  if (done > to) {
    state.late += done - to
    if (done - time < state.last) state.last = done - time
  } else if (to - time < state.last) state.last = to - time
  state.done = (done > from ? done : from) + serviceSeconds
  state.time = time + serviceSeconds
}
