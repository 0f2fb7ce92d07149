import type { Violation } from './violation'
import type { Tour } from './tour'

/** Each stop is on a vehicle that may go there, and each pinned stop on the vehicle and at the place of its pin. */
export const assignmentViolations = ({ vehicle, stops }: Tour): ReadonlyArray<Violation> =>
  stops.flatMap(({ stop }, index): ReadonlyArray<Violation> => {
    const subject = { vehicle: vehicle.id, stop: stop.id }
    const { allowedVehicles, pin } = stop
    const isAllowed = allowedVehicles === undefined || allowedVehicles.includes(vehicle.id)
    const isPinRespected = pin === undefined || (pin.vehicle === vehicle.id && (pin.place ?? index + 1) === index + 1)
    return [
      ...(isAllowed ? [] : [{ kind: 'not allowed', ...subject } as const]),
      ...(isPinRespected ? [] : [{ kind: 'pin ignored', ...subject, pin } as const]),
    ]
  })
