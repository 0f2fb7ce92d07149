import type { Plan } from '../../../src/domain/plan'
import { stopArrayOf, type Stop, type StopFacts, type StopId } from '../../../src/domain/stop'
import { newcomersIn, type Newcomers } from './find-new-stops'
import { placesAtEnd, placesBetween } from './stop-positions'
import type { ProjectRecord } from '../project-record-types'
import { addStops, placesOf, removeAllStops, type PlacedStop } from './stop-rows'
import type { Unit } from './unit-of-work'

/**
 * Writes new stops at their places in the list. The other stops keep their places as long as there is room between
 * them.
 */
export const placeNewcomers = async (
  unit: Unit,
  project: ProjectRecord,
  coming: ReadonlyMap<StopId, StopFacts>,
  plan: Plan,
): Promise<void> => {
  if (coming.size === 0) return
  const rows = newcomersIn(plan.stops, coming)
  const places = await placesOf(unit, project.id, rows.flatMap(neighbours))
  const newcomers = placed(rows, project.version, places)?.map((one) => ({
    ...one,
    stop: coming.get(one.stop.id) ?? one.stop,
  }))
  if (newcomers === undefined) await removeAllStops(unit, project.id)
  await addStops(unit, project.id, newcomers ?? allAnew(plan, project.version))
}

/** The stops whose places must be known; newcomers at the end of the list need none. */
const neighbours = ({ after, before }: Newcomers): ReadonlyArray<StopId> =>
  before === undefined ? [] : [before, ...(after === undefined ? [] : [after])]

const placed = (
  rows: ReadonlyArray<Newcomers>,
  version: number,
  places: ReadonlyMap<StopId, number>,
): ReadonlyArray<PlacedStop> | undefined => {
  const all: PlacedStop[] = []
  for (const { stops, after, before } of rows) {
    const found =
      before === undefined
        ? placesAtEnd(version, stops.length)
        : placesBetween(
            after === undefined ? undefined : (places.get(after) ?? NaN),
            places.get(before) ?? NaN,
            stops.length,
          )
    if (found === undefined) return undefined
    all.push(...together(stops, found))
  }
  return all
}

const allAnew = ({ stops }: Plan, version: number): ReadonlyArray<PlacedStop> => {
  const all = stopArrayOf(stops)
  return together(all, placesAtEnd(version, all.length))
}

const together = (stops: ReadonlyArray<Stop>, places: ReadonlyArray<number>): ReadonlyArray<PlacedStop> =>
  stops.map((stop, index) => ({ stop, place: places[index] ?? NaN }))
