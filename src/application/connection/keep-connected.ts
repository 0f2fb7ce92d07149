import type { ProjectId } from '../../domain/project'
import type { Clock } from '../alert'
import type { Leave } from '../gateway'
import type { FollowPlan, OpenProjectPlan, PlanStore, ReloadPlan } from '../plan'
import type { ConnectionStore } from './connection-store'

/** A server that is back before anybody wonders was not away. */
const PATIENCE_MS = 2_000

export type KeepUpPorts = {
  readonly follow: FollowPlan
  readonly plan: Pick<PlanStore, 'value'>
  readonly open: OpenProjectPlan
  readonly reload: ReloadPlan
  readonly connection: Pick<ConnectionStore, 'value' | 'become'>
  readonly clock: Pick<Clock, 'after'>
}

export type KeepUp = (projectId: ProjectId) => Leave

/**
 * Follows a project. It says so when the server has not been heard for a while. Once the server is heard again, it reads
 * what was missed, or opens the project where that had failed.
 */
export const keepUp =
  ({ follow, plan, open, reload, connection, clock }: KeepUpPorts): KeepUp =>
  (projectId) => {
    let isLost = false
    let callOff: Leave = () => undefined
    const say = (isServerAway: boolean): void => {
      if (connection.value.isServerAway !== isServerAway) connection.become({ ...connection.value, isServerAway })
    }
    const settle = (): void => {
      callOff()
      say(false)
    }
    const leave = follow(projectId, {
      onChanged: () => undefined,
      onState: (state) => {
        if (state === 'away') {
          isLost = true
          callOff()
          callOff = clock.after(PATIENCE_MS, () => say(true))
          return
        }
        settle()
        if (isLost && state === 'live')
          void (plan.value.kind === 'failed' ? open({ projectId, on: 'routes' }) : reload())
        isLost = false
      },
    })
    return () => {
      leave()
      settle()
    }
  }
