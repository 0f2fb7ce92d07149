import type { Instance } from '../instance'
import type { Route, TakenBreak, Visit } from '../solver-output'
import type { LinkedLabel } from './linked-label'

/** The times of every event of a route, from its best label. */
export type RouteTimes = Omit<Route, 'vehicle'>

export const routeTimes = (
  instance: Instance,
  vehicle: number,
  stops: ArrayLike<number>,
  best: LinkedLabel,
): RouteTimes => {
  const labels = labelChain(best)
  const leaves = Math.min(best.latest, Math.max(best.doneAt - best.duration, labels[0]?.windowStart ?? 0))
  const visits: Visit[] = []
  const breaks: TakenBreak[] = []
  let node = instance.stopCount + vehicle
  let time = leaves
  for (let index = 0; index < labels.length - 1; index += 1) {
    const label = labels[index + 1] ?? best
    const isReturn = index === stops.length
    const next = isReturn ? instance.stopCount + instance.vehicleCount + vehicle : (stops[index] ?? 0)
    const driveSeconds =
      instance.seconds[(instance.matrixRow[node] ?? 0) * instance.matrixSize + (instance.matrixRow[next] ?? 0)] ?? 0
    const breakState = label.breaksBefore.reduce(
      (state, breakIndex) => addBreak(instance, vehicle, breakIndex, state),
      {
        earliestEnd: time,
        length: 0,
        list: breaks,
      },
    )
    const arrival = Math.max(breakState.earliestEnd, time + driveSeconds + breakState.length)
    if (isReturn) return { leaves, visits, returns: arrival, breaks }
    const start = Math.max(arrival, label.windowStart)
    time = start + (instance.service[next] ?? 0)
    visits.push({ stop: next, arrival, start, departure: time })
    node = next
  }
  return { leaves, visits, returns: time, breaks }
}

type BreakState = { readonly earliestEnd: number; readonly length: number; readonly list: TakenBreak[] }

const addBreak = (
  instance: Instance,
  vehicle: number,
  index: number,
  { earliestEnd, length, list }: BreakState,
): BreakState => {
  const breakSpec = instance.breaks[vehicle]?.[index]
  if (breakSpec === undefined) return { earliestEnd, length, list }
  const from = Math.max(earliestEnd, breakSpec.from)
  list.push({ index, from, to: from + breakSpec.length })
  return { earliestEnd: from + breakSpec.length, length: length + breakSpec.length, list }
}

/** The labels of a route in its order, from the depot on. */
const labelChain = (best: LinkedLabel): ReadonlyArray<LinkedLabel> => {
  const labels: LinkedLabel[] = []
  for (let label: LinkedLabel | undefined = best; label !== undefined; label = label.previous) labels.unshift(label)
  return labels
}
