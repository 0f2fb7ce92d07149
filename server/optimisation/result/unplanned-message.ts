import { dayLabel } from '../../../src/domain/calendar'
import {
  describeUnplannedReasons,
  type ReasonGroup,
  type Vehicle,
  type VehicleId,
  type VehicleInfeasibility,
} from '../../../src/domain/problem'
import { maxLengths } from '../../../src/domain/parse'
import { capitalise, truncate } from '../../../src/domain/text'

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
