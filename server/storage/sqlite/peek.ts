import { setImmediate } from 'node:timers'
import type { InFlightGate } from '../in-flight-gate'
import type { PlanCache } from '../cache/plan-cache'
import type { Storage } from '../storage'
import { fromSqliteError } from './sqlite-error'
import type { CacheCheck } from './cache-check'

/**
 * Answers from memory. Whether another program has written is checked once for all requests that arrived together,
 * since all of them were sent before the check.
 */
export const createPeek = (
  { newestRecord }: Pick<PlanCache, 'newestRecord'>,
  { beforeRead }: Pick<CacheCheck, 'beforeRead'>,
  { isOpen }: Pick<InFlightGate, 'isOpen'>,
): Storage['glance'] => {
  let isChecked = false
  const checkOnce = (): void => {
    if (isChecked) return
    try {
      beforeRead()
    } catch (error) {
      throw fromSqliteError(error)
    }
    isChecked = true
    setImmediate(() => {
      isChecked = false
    })
  }
  return (organisation, project) => {
    if (!isOpen()) return undefined
    checkOnce()
    return newestRecord(organisation, project)
  }
}
