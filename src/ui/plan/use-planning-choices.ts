import { useEffect } from 'react'
import type { PlanningChoices } from '../../application/optimisation'
import { useDesk } from '../actions'

/** The drivers and carriers, which are loaded anew when the screen opens, and the date of today. */
export const useSituation = (): Omit<PlanningChoices, 'plan'> => {
  const { driver, stop, optimise } = useDesk()
  useEffect(() => {
    void driver.load()
    void stop.loadCarriers()
  }, [driver, stop])
  const list = driver.store.value
  return {
    drivers: list.kind === 'known' ? list.drivers : [],
    carriers: stop.carriers.value ?? [],
    today: optimise.today(),
  }
}
