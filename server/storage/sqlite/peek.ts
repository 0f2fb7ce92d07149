import { setImmediate } from 'node:timers'
import type { Door } from '../in-flight-gate'
import type { PlanMemory } from '../cache/plan-cache'
import type { Storage } from '../storage'
import { accidentOf } from './sqlite-error'
import type { Doubts } from './cache-check'

/**
 * Answers from memory. Whether another program has written is checked once for all requests that arrived together,
 * since all of them were sent before the check.
 */
export const glanceAt = (
  { newest }: Pick<PlanMemory, 'newest'>,
  { beforeRead }: Pick<Doubts, 'beforeRead'>,
  { isOpen }: Pick<Door, 'isOpen'>,
): Storage['glance'] => {
  let isSure = false
  const makeSure = (): void => {
    if (isSure) return
    try {
      beforeRead()
    } catch (error) {
      throw accidentOf(error)
    }
    isSure = true
    setImmediate(() => {
      isSure = false
    })
  }
  return (organisation, project) => {
    if (!isOpen()) return undefined
    makeSure()
    return newest(organisation, project)
  }
}
