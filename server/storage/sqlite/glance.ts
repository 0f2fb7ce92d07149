import { setImmediate } from 'node:timers'
import type { Door } from '../door'
import type { PlanMemory } from '../plans/plan-memory'
import type { Storage } from '../storage'
import { accidentOf } from './accident'
import type { Doubts } from './doubts'

/**
 * Answers from memory. Whether another program wrote is asked once for all that arrived together: each of them was sent
 * before that was asked.
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
