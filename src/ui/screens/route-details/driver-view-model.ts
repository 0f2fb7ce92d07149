import { driverName, type Driver, type DriverId } from '../../../domain/driver'
import type { Route } from '../../../domain/route'
import type { Choice } from '../../components'

export type DriverOnScreen = {
  readonly value: string
  readonly choices: ReadonlyArray<Choice>
  /** whether somebody else is chosen than who drives the route */
  readonly isOther: boolean
}

const NOBODY = ''

/** Who drives the route, and who might; nothing where nobody is known. `chosen`: what was chosen, and is not sent yet. */
export const driverOnScreen = (
  { driverId, driverName: name }: Pick<Route, 'driverId' | 'driverName'>,
  drivers: ReadonlyArray<Driver>,
  chosen: string | undefined,
): DriverOnScreen | undefined => {
  const known = drivers.map((driver) => ({ value: driver.id, words: driverName(driver) }))
  const isKnown = driverId === undefined || drivers.some(({ id }) => id === driverId)
  const own = isKnown ? [] : [{ value: driverId, words: name ?? driverId }]
  if (own.length + known.length === 0) return undefined
  const now = driverId ?? NOBODY
  const value = chosen ?? now
  return { value, choices: [{ value: NOBODY, words: 'No driver' }, ...own, ...known], isOther: value !== now }
}

export const driverIn = (value: string): DriverId | undefined => (value === NOBODY ? undefined : value)
