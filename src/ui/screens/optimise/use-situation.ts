import { useEffect } from 'react'
import type { Situation } from '../../../application/job'
import { useDesk } from '../../desk'

/** Whom there is to drive, read anew on arrival, and which day it is. */
export const useSituation = (): Omit<Situation, 'plan'> => {
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
