import type { Breach } from './violation'
import type { Tour } from './tour'

/** Each stop is on a vehicle that may go there, and each pinned stop on the vehicle and at the place of its pin. */
export const promiseBreaches = ({ vehicle, calls }: Tour): ReadonlyArray<Breach> =>
  calls.flatMap(({ stop }, index): ReadonlyArray<Breach> => {
    const about = { vehicle: vehicle.id, stop: stop.id }
    const { allowedVehicles, pin } = stop
    const isAllowed = allowedVehicles === undefined || allowedVehicles.includes(vehicle.id)
    const isKept = pin === undefined || (pin.vehicle === vehicle.id && (pin.place ?? index + 1) === index + 1)
    return [
      ...(isAllowed ? [] : [{ kind: 'not allowed', ...about } as const]),
      ...(isKept ? [] : [{ kind: 'pin ignored', ...about, pin } as const]),
    ]
  })
