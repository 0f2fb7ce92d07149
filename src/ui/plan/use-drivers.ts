import { useEffect } from 'react'
import type { DriverList } from '../../application/driver'
import type { Driver } from '../../domain/driver'
import { useApp } from '../app-facade'

const noDrivers: ReadonlyArray<Driver> = []

/** The same array while the drivers are the same. */
export const driversIn = (list: DriverList): ReadonlyArray<Driver> => (list.kind === 'known' ? list.drivers : noDrivers)

/** The known drivers; each screen loads them again on entry. */
export const useDrivers = (): ReadonlyArray<Driver> => {
  const { store, load } = useApp().driver
  useEffect(() => void load(), [load])
  return driversIn(store.value)
}
