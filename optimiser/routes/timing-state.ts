import type { Instance } from '../instance'

/** Breaks in the order in which they are taken. */
export type BreakIndexes = ReadonlyArray<number>

/** The state of a route that is being timed node by node. Changed in place, for speed. */
export type TimingState = {
  vehicle: number
  node: number
  doneAt: number
  duration: number
  latest: number
  late: number
}

export const createTimingState = (): TimingState => ({
  vehicle: 0,
  node: 0,
  doneAt: 0,
  duration: 0,
  latest: 0,
  late: 0,
})

/** Begins at a vehicle's start, with the earliest time to leave. */
export const beginRoute = (
  { stopCount, close }: Instance,
  state: TimingState,
  vehicle: number,
  departure: number,
): void => {
  state.vehicle = vehicle
  state.node = stopCount + vehicle
  state.doneAt = departure
  state.duration = 0
  state.latest = close[stopCount + vehicle] ?? 0
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
    state.doneAt += driveSeconds
    state.duration += driveSeconds
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
  let [earliestEnd, breakSeconds] = [state.doneAt, 0]
  for (const index of breakIndexes) {
    const breakSpec = instance.breaks[state.vehicle]?.[index]
    if (breakSpec !== undefined) {
      const breakStart = Math.max(earliestEnd, breakSpec.from)
      if (breakStart > breakSpec.to - breakSpec.length) state.late = Infinity
      state.latest = Math.min(state.latest, breakSpec.to - breakSpec.length - state.duration - breakSeconds)
      earliestEnd = breakStart + breakSpec.length
      breakSeconds += breakSpec.length
    }
  }
  state.doneAt = Math.max(earliestEnd, state.doneAt + driveSeconds + breakSeconds)
  state.duration += driveSeconds + breakSeconds
}

/** With lateness, leaving later must not make it worse; without, it must not make this stop late. */
export const serveStop = ({ service }: Instance, state: TimingState, from: number, to: number): void => {
  const { doneAt, duration } = state
  const serviceSeconds = service[state.node] ?? 0
  if (doneAt > to) {
    state.late += doneAt - to
    if (doneAt - duration < state.latest) state.latest = doneAt - duration
  } else if (to - duration < state.latest) state.latest = to - duration
  state.doneAt = (doneAt > from ? doneAt : from) + serviceSeconds
  state.duration = duration + serviceSeconds
}
