import type { FieldReason } from '../../src/domain/parse'
import type { DriversAndCarriers, Plan } from '../../src/domain/plan'
import type { Route } from '../../src/domain/route'
import type { Records } from '../storage'

/** Both are read together, so that PostgreSQL is waited for once. */
export const loadDriversAndCarriers = async ({
  drivers,
  carriers,
}: Pick<Records, 'drivers' | 'carriers'>): Promise<DriversAndCarriers> => {
  const [driverRecords, allCarriers] = await Promise.all([drivers.all(), carriers.all()])
  return { drivers: driverRecords.map(({ driver }) => driver), carriers: allCarriers }
}

/**
 * The reasons to refuse routes, one for each driver and carrier whom the organisation does not have. A removed driver or
 * carrier who is in the current plan already may stay: otherwise the plan could not be saved any more.
 */
export const findUnknownDriversAndCarriers = (
  routes: ReadonlyArray<Route>,
  current: Pick<Plan, 'routes'>,
  { drivers, carriers }: DriversAndCarriers,
): ReadonlyArray<FieldReason> => {
  const knownDrivers = new Set([
    ...drivers.map(({ id }) => id),
    ...current.routes.flatMap(({ driverId }) => driverId ?? []),
  ])
  const knownCarriers = new Set([
    ...carriers.map(({ id }) => id),
    ...current.routes.flatMap(({ carrierId }) => carrierId ?? []),
  ])
  const unknownReasonsOf = ({ driverId, carrierId }: Route, index: number): ReadonlyArray<FieldReason> => {
    const routeField = `projectDocument.routes.${index}`
    return [
      ...(driverId === undefined || knownDrivers.has(driverId)
        ? []
        : [{ field: `${routeField}.driver_id`, reason: `There is no driver ${driverId}` }]),
      ...(carrierId === undefined || knownCarriers.has(carrierId)
        ? []
        : [{ field: `${routeField}.external_route_id`, reason: `There is no carrier ${carrierId}` }]),
    ]
  }
  return routes.flatMap(unknownReasonsOf)
}
