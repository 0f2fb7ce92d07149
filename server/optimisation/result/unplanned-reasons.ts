import { encodeMoves } from '../../../contract/move'
import { withoutUndefined } from '../../../src/domain/parse'
import type { DescribedRepair } from '../../../src/domain/optimisation'
import type { ProposedPlan, Repair, RouteProblem } from '../../../src/domain/problem'
import type { StopId, UnplannedReason } from '../../../src/domain/stop'
import type { ProjectProblem } from '../problem/build-problem'
import { MAX_REPAIRS, repairMessages } from './repair-messages'
import { capitalise, unplannedMessage } from './unplanned-message'

/** The reasons of the unplanned stops, except those for another day, which keep their old reasons. */
export const unplannedReasons = (
  { unplanned }: ProposedPlan,
  { vehicles }: RouteProblem,
  notInProblem: ProjectProblem['notInProblem'],
  describe: (repair: Repair) => DescribedRepair,
): ReadonlyMap<StopId, UnplannedReason> => {
  const vehicleById = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  return new Map([
    ...unplanned.map(
      ({ stop, reasons, repairs }) =>
        [
          stop,
          {
            reason: unplannedMessage(reasons, vehicleById),
            repairs: repairMessages(repairs),
            ...storedRepairs(repairs.slice(0, MAX_REPAIRS).map(describe)),
          },
        ] as const,
    ),
    ...notInProblem.flatMap(({ stop, reason }) =>
      reason === 'is for another day'
        ? []
        : [[stop, { reason: capitalise(reason), repairs: [], moves: undefined }] as const],
    ),
  ])
}

/** The moves of each repair, or what it needs instead; undefined where no repair has them. */
const storedRepairs = (repairs: ReadonlyArray<DescribedRepair>): Pick<UnplannedReason, 'moves' | 'needs'> => ({
  moves: repairs.some(({ moves }) => moves !== undefined)
    ? repairs.map(({ moves }) => (moves === undefined ? null : encodeMoves(moves)))
    : undefined,
  ...(repairs.some(({ needs = [] }) => needs.length > 0)
    ? {
        needs: repairs.map(({ needs = [], driverId }) =>
          needs.length === 0 ? null : withoutUndefined({ needs, driver_id: driverId }),
        ),
      }
    : {}),
})
