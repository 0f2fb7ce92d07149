import type { Driver, DriverId } from '../../domain/driver'
import type { DriverList } from './drivers-store'

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
