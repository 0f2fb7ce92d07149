import * as TE from 'fp-ts/TaskEither'
import type { ProjectChanged } from '../../domain/history'
import type { PresentUser, ProjectId } from '../../domain/project'
import type { Clock } from '../alert'
import type { FollowState, Unsubscribe } from '../gateway'
import type { AttemptCall, SessionStore } from '../session'
import type { PlanGateways } from './plan-gateways'
import type { ApplyServerChange } from './apply-server-change'

export type FollowPlanPorts = {
  readonly projects: Pick<PlanGateways['projects'], 'follow'>
  readonly apply: ApplyServerChange
  readonly attempt: AttemptCall
  readonly session: Pick<SessionStore, 'user'>
  readonly clock: Pick<Clock, 'schedule'>
  /** the other users of the project, and what they do */
  readonly colleagues: {
    readonly receive: (changed: ProjectChanged) => void
    readonly setPresent: (users: ReadonlyArray<PresentUser>) => void
  }
}

export type FollowPlan = (projectId: ProjectId, onState: (state: FollowState) => void) => Unsubscribe

/**
 * How long the event of an own change waits. The answer to the edit, which follows, brings the same change and its
 * toast, so that the page is drawn once. Without an answer, the change was made in another window.
 */
const OWN_CHANGE_WAITS_MS = 50

/** Applies the changes of the project, whoever made them, and reports whether they can be received. */
export const followPlan =
  ({ projects, apply, attempt, session, clock, colleagues }: FollowPlanPorts): FollowPlan =>
  (projectId, onState) => {
    let cancelTimer = (): void => undefined
    let waiting: ProjectChanged | undefined
    const applyWaiting = (): void => {
      cancelTimer()
      const changed = waiting
      waiting = undefined
      if (changed !== undefined) void apply({ project: projectId, changed })
    }
    const unsubscribe = projects.follow(
      projectId,
      (changed) => {
        colleagues.receive(changed)
        // The versions are applied in their order.
        applyWaiting()
        waiting = changed
        if (changed.by === session.user?.username) cancelTimer = clock.schedule(OWN_CHANGE_WAITS_MS, applyWaiting)
        else applyWaiting()
      },
      (state) => {
        // After a reconnect the server says again who is there.
        if (state !== 'live') colleagues.setPresent([])
        if (state === 'signed-out') void attempt('follow the project', TE.left({ kind: 'signed-out' }))
        else onState(state)
      },
      undefined,
      colleagues.setPresent,
    )
    return () => {
      cancelTimer()
      unsubscribe()
    }
  }
