import { positionAfter, type Move, type MoveTarget } from '../../../src/domain/move'
import type { DescribedRepair } from '../../../src/domain/optimisation'
import { needsOf, type Repair, type Vehicle, type VehicleId } from '../../../src/domain/problem'
import type { RouteAssignee } from '../problem/build-problem'

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
    const { driverId, externalRouteId } = assigneeByVehicle.get(vehicle)?.assigneeFields ?? {}
    if (day === undefined) return undefined
    if (driverId !== undefined) return { kind: 'driver', driverId, day }
    return externalRouteId === undefined ? undefined : { kind: 'carrier', carrierId: externalRouteId, day }
  }
}

/** A repair as it is told to people, with the moves that carry it out, or what has to be changed first. */
export const describeRepair = <R extends Repair>(
  { vehicle, remedies, places, ...repair }: R,
  targetOf: TargetOf,
): Omit<R, 'vehicle' | 'remedies' | 'places'> & Pick<DescribedRepair, 'moves' | 'needs' | 'driverId'> => {
  const target = targetOf(vehicle)
  const needs = needsOf({ remedies })
  const to = needs.length === 0 ? target : undefined
  return {
    ...repair,
    needs: needs.length === 0 ? undefined : needs,
    driverId: target?.kind === 'driver' ? target.driverId : undefined,
    moves:
      to &&
      places.map(({ stop, after }): Move => ({
        stop,
        to,
        position: positionAfter(after),
        from: 'unplanned',
      })),
  }
}
