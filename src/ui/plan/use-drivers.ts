import { useEffect } from 'react'
import type { Driver } from '../../domain/driver'
import { useDesk } from '../actions'

const nobody: ReadonlyArray<Driver> = []

/** The drivers as far as they are known, asked for anew by whoever begins to look. */
export const useKnownDrivers = (): ReadonlyArray<Driver> => {
  const { store, load } = useDesk().driver
  useEffect(() => void load(), [load])
  return store.value.kind === 'known' ? store.value.drivers : nobody
}
