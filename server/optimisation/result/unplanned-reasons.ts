import { encodeMoves } from '../../../contract/move'
import type { DescribedRepair } from '../../../src/domain/optimisation'
import {
  describeUnplannedReasons,
  needsOf,
  type ProposedPlan,
  type ReasonGroup,
  type Repair,
  type RouteProblem,
  type Vehicle,
  type VehicleId,
  type VehicleInfeasibility,
} from '../../../src/domain/problem'
import type { StopId, UnplannedReason } from '../../../src/domain/stop'
import { maxLengths, withoutUndefined } from '../../../src/domain/parse'
import { capitalise, truncate } from '../../../src/domain/text'
import { positionAfter, type Move, type MoveTarget } from '../../../src/domain/move'
import { dayLabel } from '../../../src/domain/calendar'
import type { ProjectProblem, RouteAssignee } from '../problem/build-problem'

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

/** Where a move has to put a stop so that a vehicle visits it; undefined where the project has no such vehicle. */
type TargetOf = (vehicle: VehicleId) => MoveTarget | undefined

/** Names the route by its driver or carrier and its day, since the index of a proposed route may be given again. */
export const moveTargetsOf = (
  vehicles: ReadonlyArray<Vehicle>,
  assigneeByVehicle: ReadonlyMap<VehicleId, RouteAssignee>,
): TargetOf => {
  const dayOf = new Map(vehicles.map(({ id, day }) => [id, day]))
  return (vehicle) => {
    const day = dayOf.get(vehicle)
    const { driverId, carrierId } = assigneeByVehicle.get(vehicle)?.assigneeFields ?? {}
    if (day === undefined) return undefined
    if (driverId !== undefined) return { kind: 'driver', driverId, day }
    return carrierId === undefined ? undefined : { kind: 'carrier', carrierId, day }
  }
}

/** A repair as it is told to people, with the moves that carry it out, or what has to be changed first. */
export const describeRepair = <R extends Repair>(
  { vehicle, remedies, positions, ...repair }: R,
  targetOf: TargetOf,
): Omit<R, 'vehicle' | 'remedies' | 'positions'> & Pick<DescribedRepair, 'moves' | 'needs' | 'driverId'> => {
  const target = targetOf(vehicle)
  const needs = needsOf({ remedies })
  const to = needs.length === 0 ? target : undefined
  return {
    ...repair,
    needs: needs.length === 0 ? undefined : needs,
    driverId: target?.kind === 'driver' ? target.driverId : undefined,
    moves:
      to &&
      positions.map(({ stop, after }): Move => ({
        stop,
        to,
        position: positionAfter(after),
        from: 'unplanned',
      })),
  }
}

const MAX_REASONS = 3

/** The message about why no vehicle visits a stop, with the vehicles that come nearest to fitting. */
export const unplannedMessage = (
  reasons: ReadonlyArray<VehicleInfeasibility>,
  vehicles: ReadonlyMap<VehicleId, Pick<Vehicle, 'name' | 'day'>>,
): string => {
  const messages = describeUnplannedReasons(reasons, describeNearest(vehicles)).slice(0, MAX_REASONS)
  return truncate(capitalise(messages.join('; ')), maxLengths.other - 1)
}

const describeNearest =
  (vehicles: ReadonlyMap<VehicleId, Pick<Vehicle, 'name' | 'day'>>) =>
  ({ nearest, count }: ReasonGroup): string => {
    const vehicle = vehicles.get(nearest.vehicle)
    if (nearest.by === undefined || vehicle === undefined) return ''
    const vehicleLabel = `${truncate(vehicle.name, MAX_NAME)}${vehicle.day === undefined ? '' : ` on ${dayLabel(vehicle.day)}`}`
    return ` with ${vehicleLabel}${count > 1 ? `, the nearest of ${count}` : ''}`
  }

const MAX_NAME = 40
