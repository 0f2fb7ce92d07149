import type { DriverList } from '../../../application/driver'
import { driverName, type Driver } from '../../../domain/driver'
import type { ProjectId } from '../../../domain/project'
import { tabAddressOf } from '../../../domain/navigation'

export type DriverRow = {
  readonly driver: Driver
  readonly firstName: string
  readonly lastName: string
  /** first and last name; without them the short id or the id */
  readonly name: string
  readonly to: string
}

export type DriversViewModel =
  | { readonly kind: 'disabled' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'listed'; readonly rows: ReadonlyArray<DriverRow> }

/** `isEnabled`: `showDriversTable` of the configuration (§2). */
export const driversViewModel = (project: ProjectId, list: DriverList, isEnabled: boolean): DriversViewModel => {
  if (!isEnabled) return { kind: 'disabled' }
  if (list.kind === 'failed') return { kind: 'failed' }
  if (list.kind === 'loading') return { kind: 'loading' }
  return list.drivers.length === 0 ? { kind: 'empty' } : { kind: 'listed', rows: list.drivers.map(rowOf(project)) }
}

const rowOf =
  (project: ProjectId) =>
  (driver: Driver): DriverRow => ({
    driver,
    firstName: driver.firstName,
    lastName: driver.lastName,
    name: driverName(driver) || driver.shortId || driver.id,
    to: tabAddressOf(project, { kind: 'driver', id: driver.id }),
  })
