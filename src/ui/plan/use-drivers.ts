import { useEffect } from 'react'
import type { Driver } from '../../domain/driver'
import { useApp } from '../app-facade'

/** The known drivers; each screen loads them again on entry. */
export const useDrivers = (): ReadonlyArray<Driver> => {
  const { store, load } = useApp().driver
  useEffect(() => void load(), [load])
  return store.drivers
}
