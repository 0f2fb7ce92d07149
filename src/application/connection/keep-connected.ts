import type { ProjectId } from '../../domain/project'
import type { Clock } from '../alert'
import type { Unsubscribe } from '../gateway'
import type { FollowPlan, OpenProjectPlan, PlanStore, ReloadPlan } from '../plan'
import type { ConnectionStore } from './connection-store'

/** A shorter interruption is not shown. */
const UNAVAILABLE_AFTER_MS = 2_000

export type KeepConnectedPorts = {
  readonly follow: FollowPlan
  readonly plan: Pick<PlanStore, 'value'>
  readonly open: OpenProjectPlan
  readonly reload: ReloadPlan
  readonly connection: Pick<ConnectionStore, 'value' | 'set'>
  readonly clock: Pick<Clock, 'startTimer'>
}

export type KeepConnected = (projectId: ProjectId) => Unsubscribe

/**
 * Follows a project, and shows when the server has been unavailable for a while. Once the server is back, it reads the
 * plan again, or opens the project if that had failed.
 */
export const keepConnected =
  ({ follow, plan, open, reload, connection, clock }: KeepConnectedPorts): KeepConnected =>
  (projectId) => {
    let hasLostServer = false
    let cancelTimer: Unsubscribe = () => undefined
    const setServerUnavailable = (isServerUnavailable: boolean): void => {
      if (connection.value.isServerUnavailable !== isServerUnavailable)
        connection.set({ ...connection.value, isServerUnavailable })
    }
    const clearUnavailable = (): void => {
      cancelTimer()
      setServerUnavailable(false)
    }
    const unsubscribe = follow(projectId, (state) => {
      if (state === 'unavailable') {
        hasLostServer = true
        cancelTimer()
        cancelTimer = clock.startTimer(UNAVAILABLE_AFTER_MS, () => setServerUnavailable(true))
        return
      }
      clearUnavailable()
      if (hasLostServer && state === 'live')
        void (plan.value.kind === 'failed' ? open({ projectId, part: 'routes' }) : reload())
      hasLostServer = false
    })
    return () => {
      unsubscribe()
      clearUnavailable()
    }
  }
