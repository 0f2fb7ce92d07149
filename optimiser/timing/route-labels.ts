import type { Instance } from '../instance'
import { extendTail, extendHead, shortestDuration } from './extend-labels'
import { firstLateTime, lastWaitTime } from './time-bounds'
import { breakOptionsOf, type BreakOptions } from './break-options'
import { addLabel, createLabels, type Labels } from './labels'

/**
 * For each node, the labels of the segment of the route up to it (head: from the depot to the end of service) and
 * from it on (tail: from the arrival there to the depot). With both, an insertion can be timed without going through
 * the route.
 */
export type RouteLabels = {
  readonly headLabels: Labels
  readonly tailLabels: Labels
  readonly breakOptions: ReadonlyArray<BreakOptions>
  /**
   * by vehicle: for how many of its first stops, and of its last, the labels are up to
   * date; -1 where there are too many labels
   */
  readonly headsTo: Int32Array
  readonly tailsTo: Int32Array
  /** an extra node for the labels of an insertion that is being tried */
  readonly scratchNode: number
}

const TOO_MANY = -1

/** The part of `Tours` that labels need. */
type LabelledRoutes = {
  readonly order: Int32Array
  readonly stride: number
  readonly length: Int32Array
  readonly labels: RouteLabels | undefined
}

/** With more breaks, there are too many orders to take them in. */
const MAX_BREAKS = 4

/** Undefined where a single label is enough, or where lateness has a price, since that depends on everything before. */
export const emptyRouteLabels = (instance: Instance): RouteLabels | undefined => {
  const { isSingleLabel, weights, breaks, stops, vehicles, open, close } = instance
  if (isSingleLabel || weights.lateness !== undefined || breaks.some(({ length }) => length > MAX_BREAKS))
    return undefined
  const scratchNode = stops + 2 * vehicles
  return {
    headLabels: createLabels(scratchNode + 1, { floor: lastWaitTime(instance), ceiling: -Infinity }),
    tailLabels: createLabels(scratchNode, { floor: Infinity, ceiling: firstLateTime(instance) }),
    breakOptions: breaks.map((vehicleBreaks, vehicle) =>
      breakOptionsOf({
        earliest: open[stops + vehicle] ?? 0,
        latest: close[stops + vehicle] ?? 0,
        breaks: vehicleBreaks,
      }),
    ),
    headsTo: new Int32Array(vehicles),
    tailsTo: new Int32Array(vehicles),
    scratchNode,
  }
}

/**
 * To be called after a route has changed at one position, or everywhere. Outdated labels
 * are computed again on demand.
 */
export const invalidateLabels = (
  { labels, length }: LabelledRoutes,
  vehicle: number,
  position: number | undefined,
): void => {
  if (labels === undefined) return
  const before = position === undefined ? 0 : position - 1
  const after = position === undefined ? 0 : (length[vehicle] ?? 0) - position
  labels.headsTo[vehicle] = Math.max(0, Math.min(before, labels.headsTo[vehicle] ?? 0))
  labels.tailsTo[vehicle] = Math.max(0, Math.min(after, labels.tailsTo[vehicle] ?? 0))
}

/** How long a vehicle with stops is out; undefined where there are too many labels. */
export const durationByLabels = (instance: Instance, routes: LabelledRoutes, vehicle: number): number | undefined => {
  const { labels, order, stride, length } = routes
  const options = labels?.breakOptions[vehicle]
  if (labels === undefined || options === undefined || !completeHeads(instance, routes, vehicle)) return undefined
  const end = startTails(instance, labels.tailLabels, options, vehicle)
  const stop = order[vehicle * stride + (length[vehicle] ?? 0)] ?? 0
  return shortestDuration(instance, labels, options, { stop, storedNode: stop, next: end })
}

/** The same with one more stop behind the first `before` stops. */
export const durationByLabelsWith = (
  instance: Instance,
  routes: LabelledRoutes,
  vehicle: number,
  before: number,
  stop: number,
): number | undefined => {
  const { labels, order, stride } = routes
  const options = labels?.breakOptions[vehicle]
  if (labels === undefined || options === undefined) return undefined
  if (!completeHeads(instance, routes, vehicle) || !completeTails(instance, routes, vehicle)) return undefined
  const index = vehicle * stride + before
  const isComplete = extendHead(instance, labels.headLabels, options, {
    node: order[index] ?? 0,
    stop,
    targetNode: labels.scratchNode,
  })
  return isComplete
    ? shortestDuration(instance, labels, options, { stop, storedNode: labels.scratchNode, next: order[index + 1] ?? 0 })
    : undefined
}

const completeHeads = (
  instance: Instance,
  { labels, order, stride, length }: LabelledRoutes,
  vehicle: number,
): boolean => {
  const options = labels?.breakOptions[vehicle]
  if (labels === undefined || options === undefined || labels.headsTo[vehicle] === TOO_MANY) return false
  const routeStart = vehicle * stride
  const count = length[vehicle] ?? 0
  const knownCount = labels.headsTo[vehicle] ?? 0
  let isComplete = knownCount > 0 || startHeads(instance, labels.headLabels, options, vehicle)
  for (let index = routeStart + knownCount + 1; index <= routeStart + count; index += 1) {
    const stop = order[index] ?? 0
    isComplete =
      extendHead(instance, labels.headLabels, options, { node: order[index - 1] ?? 0, stop, targetNode: stop }) &&
      isComplete
  }
  labels.headsTo[vehicle] = isComplete ? count : TOO_MANY
  return isComplete
}

const completeTails = (
  instance: Instance,
  { labels, order, stride, length }: LabelledRoutes,
  vehicle: number,
): boolean => {
  const options = labels?.breakOptions[vehicle]
  if (labels === undefined || options === undefined || labels.tailsTo[vehicle] === TOO_MANY) return false
  const routeStart = vehicle * stride
  const count = length[vehicle] ?? 0
  const knownCount = labels.tailsTo[vehicle] ?? 0
  if (knownCount === 0) startTails(instance, labels.tailLabels, options, vehicle)
  let isComplete = true
  for (let index = routeStart + count - knownCount; index > routeStart; index -= 1)
    isComplete =
      extendTail(instance, labels.tailLabels, options, { stop: order[index] ?? 0, next: order[index + 1] ?? 0 }) &&
      isComplete
  labels.tailsTo[vehicle] = isComplete ? count : TOO_MANY
  return isComplete
}

const startHeads = (instance: Instance, headLabels: Labels, { starts }: BreakOptions, vehicle: number): boolean => {
  const start = instance.stops + vehicle
  headLabels.count[start] = 0
  let isComplete = true
  for (const { from, breaks } of starts)
    isComplete =
      addLabel(headLabels, start, { done: from, time: 0, last: instance.close[start] ?? 0, breaks }) && isComplete
  return isComplete
}

const startTails = (instance: Instance, tailLabels: Labels, { ends }: BreakOptions, vehicle: number): number => {
  const end = instance.stops + instance.vehicles + vehicle
  tailLabels.count[end] = 0
  for (const { latest, breaks } of ends)
    addLabel(tailLabels, end, { done: instance.open[end] ?? 0, time: 0, last: latest, breaks })
  return end
}
