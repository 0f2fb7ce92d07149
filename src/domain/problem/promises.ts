import type { Breach } from './breach'
import type { Tour } from './tour'

/** Stops are only on vehicles that may go there, and pinned ones where they are pinned. */
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
