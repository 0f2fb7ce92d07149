import type { Driver, DriverId } from '../../domain/driver'
import type { DriverList } from './drivers-store'

/** The list with a driver: where they stood, or else as the last. */
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
