import type { Instance } from '../instance'
import { extendTail, extendHead, shortestDuration } from './extend-labels'
import { firstLateTime, lastWaitTime, addLabel, createLabelTable, type LabelTable } from './label-table'
import { breakOptionsOf, type BreakOptions } from './break-options'

/**
 * For each node, the labels of the segment of the route up to it (head: from the depot to the end of service) and
 * from it on (tail: from the arrival there to the depot). With both, an insertion can be timed without going through
 * the route.
 */
export type RouteLabels = {
  readonly headLabels: LabelTable
  readonly tailLabels: LabelTable
  readonly breakOptions: ReadonlyArray<BreakOptions>
  /**
   * by vehicle: for how many of its first stops, and of its last, the labels are up to
   * date; -1 where there are too many labels
   */
  readonly upToDateHeadCount: Int32Array
  readonly upToDateTailCount: Int32Array
  /** an extra node for the labels of an insertion that is being tried */
  readonly scratchNode: number
}

const TOO_MANY = -1

/** The part of `Routes` that labels need. */
type LabelledRoutes = {
  readonly order: Int32Array
  readonly maxRouteNodes: number
  readonly visitCount: Int32Array
  readonly labels: RouteLabels | undefined
}

/** With more breaks, there are too many orders to take them in. */
const MAX_BREAKS = 4

/** Undefined where a single label is enough, or where lateness has a price, since that depends on everything before. */
export const createRouteLabels = (instance: Instance): RouteLabels | undefined => {
  const { isSingleLabel, weights, breaks, stopCount, vehicleCount, open, close } = instance
  if (isSingleLabel || weights.latenessWeight !== undefined || breaks.some(({ length }) => length > MAX_BREAKS))
    return undefined
  const scratchNode = stopCount + 2 * vehicleCount
  return {
    headLabels: createLabelTable(scratchNode + 1, { lastWait: lastWaitTime(instance), firstLate: -Infinity }),
    tailLabels: createLabelTable(scratchNode, { lastWait: Infinity, firstLate: firstLateTime(instance) }),
    breakOptions: breaks.map((vehicleBreaks, vehicle) =>
      breakOptionsOf({
        earliest: open[stopCount + vehicle] ?? 0,
        latest: close[stopCount + vehicle] ?? 0,
        breaks: vehicleBreaks,
      }),
    ),
    upToDateHeadCount: new Int32Array(vehicleCount),
    upToDateTailCount: new Int32Array(vehicleCount),
    scratchNode,
  }
}

/**
 * To be called after a route has changed at one position, or everywhere. Outdated labels
 * are computed again on demand.
 */
export const invalidateLabels = (
  { labels, visitCount }: LabelledRoutes,
  vehicle: number,
  position: number | undefined,
): void => {
  if (labels === undefined) return
  const before = position === undefined ? 0 : position - 1
  const after = position === undefined ? 0 : (visitCount[vehicle] ?? 0) - position
  labels.upToDateHeadCount[vehicle] = Math.max(0, Math.min(before, labels.upToDateHeadCount[vehicle] ?? 0))
  labels.upToDateTailCount[vehicle] = Math.max(0, Math.min(after, labels.upToDateTailCount[vehicle] ?? 0))
}

/** How long a vehicle with stops is out; undefined where there are too many labels. */
export const durationByLabels = (instance: Instance, routes: LabelledRoutes, vehicle: number): number | undefined => {
  const { labels, order, maxRouteNodes, visitCount } = routes
  const options = labels?.breakOptions[vehicle]
  if (labels === undefined || options === undefined || !updateHeads(instance, routes, vehicle)) return undefined
  const end = startTails(instance, labels.tailLabels, options, vehicle)
  const stop = order[vehicle * maxRouteNodes + (visitCount[vehicle] ?? 0)] ?? 0
  return shortestDuration(instance, labels, options, { stop, storedNode: stop, next: end })
}

/** How long a vehicle is out with one more stop behind its first `precedingCount`; undefined where there are too many labels. */
export const durationByLabelsWithStop = (
  instance: Instance,
  routes: LabelledRoutes,
  vehicle: number,
  precedingCount: number,
  stop: number,
): number | undefined => {
  const { labels, order, maxRouteNodes } = routes
  const options = labels?.breakOptions[vehicle]
  if (labels === undefined || options === undefined) return undefined
  if (!updateHeads(instance, routes, vehicle) || !updateTails(instance, routes, vehicle)) return undefined
  const index = vehicle * maxRouteNodes + precedingCount
  const isComplete = extendHead(instance, labels.headLabels, options, {
    node: order[index] ?? 0,
    stop,
    targetNode: labels.scratchNode,
  })
  return isComplete
    ? shortestDuration(instance, labels, options, { stop, storedNode: labels.scratchNode, next: order[index + 1] ?? 0 })
    : undefined
}

const updateHeads = (
  instance: Instance,
  { labels, order, maxRouteNodes, visitCount }: LabelledRoutes,
  vehicle: number,
): boolean => {
  const options = labels?.breakOptions[vehicle]
  if (labels === undefined || options === undefined || labels.upToDateHeadCount[vehicle] === TOO_MANY) return false
  const routeStart = vehicle * maxRouteNodes
  const count = visitCount[vehicle] ?? 0
  const knownCount = labels.upToDateHeadCount[vehicle] ?? 0
  let isComplete = knownCount > 0 || startHeads(instance, labels.headLabels, options, vehicle)
  for (let index = routeStart + knownCount + 1; index <= routeStart + count; index += 1) {
    const stop = order[index] ?? 0
    isComplete =
      extendHead(instance, labels.headLabels, options, { node: order[index - 1] ?? 0, stop, targetNode: stop }) &&
      isComplete
  }
  labels.upToDateHeadCount[vehicle] = isComplete ? count : TOO_MANY
  return isComplete
}

const updateTails = (
  instance: Instance,
  { labels, order, maxRouteNodes, visitCount }: LabelledRoutes,
  vehicle: number,
): boolean => {
  const options = labels?.breakOptions[vehicle]
  if (labels === undefined || options === undefined || labels.upToDateTailCount[vehicle] === TOO_MANY) return false
  const routeStart = vehicle * maxRouteNodes
  const count = visitCount[vehicle] ?? 0
  const knownCount = labels.upToDateTailCount[vehicle] ?? 0
  if (knownCount === 0) startTails(instance, labels.tailLabels, options, vehicle)
  let isComplete = true
  for (let index = routeStart + count - knownCount; index > routeStart; index -= 1)
    isComplete =
      extendTail(instance, labels.tailLabels, options, { stop: order[index] ?? 0, next: order[index + 1] ?? 0 }) &&
      isComplete
  labels.upToDateTailCount[vehicle] = isComplete ? count : TOO_MANY
  return isComplete
}

const startHeads = (instance: Instance, headLabels: LabelTable, { starts }: BreakOptions, vehicle: number): boolean => {
  const start = instance.stopCount + vehicle
  headLabels.count[start] = 0
  let isComplete = true
  for (const { from, takenBreaks } of starts)
    isComplete =
      addLabel(headLabels, start, { doneAt: from, duration: 0, latest: instance.close[start] ?? 0, takenBreaks }) &&
      isComplete
  return isComplete
}

const startTails = (instance: Instance, tailLabels: LabelTable, { ends }: BreakOptions, vehicle: number): number => {
  const end = instance.stopCount + instance.vehicleCount + vehicle
  tailLabels.count[end] = 0
  for (const { latest, takenBreaks } of ends)
    addLabel(tailLabels, end, { doneAt: instance.open[end] ?? 0, duration: 0, latest, takenBreaks })
  return end
}
