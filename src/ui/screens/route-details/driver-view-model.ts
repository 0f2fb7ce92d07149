import { driverName, type Driver, type DriverId } from '../../../domain/driver'
import type { Route } from '../../../domain/route'
import type { Choice } from '../../components'

export type DriverViewModel = {
  readonly value: string
  readonly choices: ReadonlyArray<Choice>
  /** whether the chosen driver differs from the route's */
  readonly isChanged: boolean
}

const NO_DRIVER = ''

/** Undefined where no driver is known. `chosenDriver`: chosen but not submitted; ignored once it is not offered. */
export const driverViewModel = (
  { driverId, driverName: name }: Pick<Route, 'driverId' | 'driverName'>,
  drivers: ReadonlyArray<Driver>,
  chosenDriver: string | undefined,
): DriverViewModel | undefined => {
  const driverChoices = drivers.map((driver) => ({ value: driver.id, label: driverName(driver) }))
  const isKnown = driverId === undefined || drivers.some(({ id }) => id === driverId)
  const unlistedChoice = isKnown ? [] : [{ value: driverId, label: name ?? driverId }]
  if (unlistedChoice.length + driverChoices.length === 0) return undefined
  const currentDriver = driverId ?? NO_DRIVER
  const choices = [{ value: NO_DRIVER, label: 'No driver' }, ...unlistedChoice, ...driverChoices]
  const value = choices.find((choice) => choice.value === chosenDriver)?.value ?? currentDriver
  return {
    value,
    choices,
    isChanged: value !== currentDriver,
  }
}

export const chosenDriverId = (value: string): DriverId | undefined => (value === NO_DRIVER ? undefined : value)
