import type { Plan } from '../../../src/domain/plan'
import { stopArrayOf, type Stop, type StopFacts, type StopId } from '../../../src/domain/stop'
import { findNewStops, type NewStopRun } from './find-new-stops'
import { positionsAtEnd, positionsBetween } from './stop-positions'
import type { ProjectRecord } from '../project-record-types'
import { addStops, readPositions, removeAllStops, type PositionedStop } from './stop-rows'
import type { UnitOfWork } from './unit-of-work'

/**
 * Writes new stops at their places in the list. The other stops keep their places as long as there is room between
 * them.
 */
export const insertNewStops = async (
  unit: UnitOfWork,
  project: ProjectRecord,
  newStops: ReadonlyMap<StopId, StopFacts>,
  plan: Plan,
): Promise<void> => {
  if (newStops.size === 0) return
  const runs = findNewStops(plan.stops, newStops)
  const positions = await readPositions(unit, project.id, runs.flatMap(neighbourIds))
  const positioned = positionRuns(runs, project.version, positions)?.map((newStop) => ({
    ...newStop,
    stop: newStops.get(newStop.stop.id) ?? newStop.stop,
  }))
  if (positioned === undefined) await removeAllStops(unit, project.id)
  await addStops(unit, project.id, positioned ?? repositionAll(plan, project.version))
}

/** The stops whose places must be known; newcomers at the end of the list need none. */
const neighbourIds = ({ after, before }: NewStopRun): ReadonlyArray<StopId> =>
  before === undefined ? [] : [before, ...(after === undefined ? [] : [after])]

const positionRuns = (
  runs: ReadonlyArray<NewStopRun>,
  version: number,
  positions: ReadonlyMap<StopId, number>,
): ReadonlyArray<PositionedStop> | undefined => {
  const all: PositionedStop[] = []
  for (const { stops, after, before } of runs) {
    const runPositions =
      before === undefined
        ? positionsAtEnd(version, stops.length)
        : positionsBetween(
            after === undefined ? undefined : (positions.get(after) ?? NaN),
            positions.get(before) ?? NaN,
            stops.length,
          )
    if (runPositions === undefined) return undefined
    all.push(...withPositions(stops, runPositions))
  }
  return all
}

const repositionAll = ({ stops }: Plan, version: number): ReadonlyArray<PositionedStop> => {
  const all = stopArrayOf(stops)
  return withPositions(all, positionsAtEnd(version, all.length))
}

const withPositions = (stops: ReadonlyArray<Stop>, positions: ReadonlyArray<number>): ReadonlyArray<PositionedStop> =>
  stops.map((stop, index) => ({ stop, place: positions[index] ?? NaN }))
