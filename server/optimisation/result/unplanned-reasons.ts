import { encodeMoves } from '../../../contract/move'
import type { DescribedRepair } from '../../../src/domain/optimisation'
import type { ProposedPlan, Repair, RouteProblem } from '../../../src/domain/problem'
import type { StopId, UnplannedReason } from '../../../src/domain/stop'
import { maxLengths, withoutUndefined } from '../../../src/domain/parse'
import { capitalise, truncate } from '../../../src/domain/text'
import type { ProjectProblem } from '../problem/build-problem'
import { unplannedMessage } from './unplanned-message'

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

/** How many repairs are told of a stop. */
const MAX_REPAIRS = 3

/** Messages about the first few repairs, such as `With Noor Smit home 20 minutes later (+8.4 km, +22 min)`. */
export const repairMessages = (repairs: ReadonlyArray<Repair>): ReadonlyArray<string> =>
  repairs.slice(0, MAX_REPAIRS).map(({ description, extraMetres, extraSeconds }) => {
    const costs = [
      ...signedAmount(Math.round(extraMetres / 100) / 10, 'km'),
      ...signedAmount(Math.round(extraSeconds / 60), 'min'),
    ].join(', ')
    return truncate(costs === '' ? description : `${description} (${costs})`, maxLengths.other - 1)
  })

/** Empty where the amount is 0. */
const signedAmount = (amount: number, unit: string): ReadonlyArray<string> =>
  amount === 0 ? [] : [`${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${unit}`]
