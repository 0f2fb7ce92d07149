import type { Move } from '../move'
import { stopList, type StopId, type StopList } from '../stop'
import type { DescribedRepair, JobResult } from './job'

/** Names a repair of a proposal that moves can carry out. */
export type RepairKey = string

export const repairKeyOf = (stop: StopId, index: number): RepairKey => `stop ${index} ${stop}`

export const sharedRepairKeyOf = (index: number): RepairKey => `shared ${index}`

/** Whether the repair is for several stops. */
export const isSharedRepairKey = (key: RepairKey): boolean => key.startsWith('shared ')

type KeyedRepair = DescribedRepair & { readonly key: RepairKey; readonly stops: ReadonlyArray<StopId> }

/** All repairs of a proposal that moves can carry out, those of single stops first. */
const repairsByMoves = ({ unplanned, sharedRepairs = [] }: RepairsOfResult): ReadonlyArray<KeyedRepair> =>
  [
    ...unplanned.flatMap(({ stop, repairs }) =>
      repairs.map((repair, index) => ({ ...repair, key: repairKeyOf(stop, index), stops: [stop] })),
    ),
    ...sharedRepairs.map((repair, index) => ({ ...repair, key: sharedRepairKeyOf(index) })),
  ].filter(({ moves = [] }) => moves.length > 0)

type RepairsOfResult = Pick<JobResult, 'unplanned' | 'sharedRepairs'>

/** The chosen repairs, of those whose stops are all unplanned in the plan that is accepted. */
export const repairsOf = (
  result: RepairsOfResult,
  chosen: ReadonlyArray<RepairKey>,
  stops: StopList,
): ReadonlyArray<KeyedRepair> =>
  repairsByMoves(result).filter(
    (repair) =>
      chosen.includes(repair.key) &&
      repair.stops.every((id) => stopList.get(stops, id)?.placement.routeNumber === undefined),
  )

/** What carries out the chosen repairs. */
export const movesOfRepairs = (...input: Parameters<typeof repairsOf>): ReadonlyArray<Move> =>
  repairsOf(...input).flatMap(({ moves = [] }) => moves)

/** Chooses a repair in place of others of the same stops, or no longer chooses it. */
export const toggleRepair = (
  result: RepairsOfResult,
  chosen: ReadonlyArray<RepairKey>,
  key: RepairKey,
): ReadonlyArray<RepairKey> => {
  if (chosen.includes(key)) return chosen.filter((other) => other !== key)
  const repairs = repairsByMoves(result)
  const stopsOf = (wanted: RepairKey): ReadonlyArray<StopId> =>
    repairs.find((repair) => repair.key === wanted)?.stops ?? []
  const stops = new Set(stopsOf(key))
  return stops.size === 0 ? chosen : [...chosen.filter((other) => !stopsOf(other).some((id) => stops.has(id))), key]
}
