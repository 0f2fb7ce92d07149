import { useEffect } from 'react'
import type { OptimisationInput } from '../../application/optimisation'
import { useApp } from '../app-facade'

/** The known drivers and carriers, which are loaded again on entry, and today's date. */
export const useOptimisationInput = (): Omit<OptimisationInput, 'plan'> => {
  const { driver, stop, optimise } = useApp()
  useEffect(() => {
    void driver.load()
    void stop.loadCarriers()
  }, [driver, stop])
  return {
    drivers: driver.store.drivers,
    carriers: stop.carriers.value ?? [],
    today: optimise.today(),
  }
}
