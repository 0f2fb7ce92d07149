import { makeAutoObservable, observableRef } from 'mobx'
import type { Driver, DriverId } from '../../domain/driver'

/** The drivers of the organisation as they were last loaded. */
export type DriverList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly drivers: ReadonlyArray<Driver> }

export class DriversStore {
  value: DriverList = { kind: 'loading' }

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  /** those that are known; the same array while they are the same */
  get drivers(): ReadonlyArray<Driver> {
    return this.value.kind === 'known' ? this.value.drivers : noDrivers
  }

  set(value: DriverList): void {
    this.value = value
  }
}

const noDrivers: ReadonlyArray<Driver> = []

/** Replaces the driver in the list, or appends it. */
export const withDriver = (list: DriverList, driver: Driver): DriverList => {
  if (list.kind !== 'known') return list
  const isListed = list.drivers.some(({ id }) => id === driver.id)
  const drivers = isListed
    ? list.drivers.map((other) => (other.id === driver.id ? driver : other))
    : [...list.drivers, driver]
  return { kind: 'known', drivers }
}

export const withoutDriver = (list: DriverList, id: DriverId): DriverList =>
  list.kind === 'known' ? { kind: 'known', drivers: list.drivers.filter((other) => other.id !== id) } : list
