/** Responsible for locking and unlocking stops and routes. */
import type * as TE from 'fp-ts/TaskEither'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { done, cancelled, type CallFailure } from '../domain/failure'
import { isLocked, type LockChange, type Lockable } from '../domain/lock'
import type { EditResult } from './gateway'
import type { ProjectId } from '../domain/project'
import { routeAt, type Plan } from '../domain/plan'
import { stopList, type StopId } from '../domain/stop'
import type { ChangeProject, PlanStore, TrackEdit } from './plan'

/** A port: stores locks. Answers the new version of the project. */
export type LockGateway = {
  readonly change: (project: ProjectId, change: LockChange) => TE.TaskEither<CallFailure, EditResult<number>>
}

export type ToggleLockPorts = {
  readonly locks: LockGateway
  readonly plan: Pick<PlanStore, 'open'>
  readonly changeProject: ChangeProject
  readonly trackEdit: TrackEdit
  /** sends moves that wait for further keys, and waits for the answers to all; undefined where there are none */
  readonly untilMovesAnswered: () => Promise<E.Either<CallFailure, void>> | undefined
}

/** Stops, or a route by its index. */
export type LockTarget = { readonly stops: ReadonlyArray<StopId> } | { readonly route: number }

export type ToggleLock = (target: LockTarget) => Promise<E.Either<CallFailure, void>>

/**
 * Locks stops or a route of the current plan, or unlocks them if all are locked; after the moves that the user has made
 * before, which a lock would refuse. Ignores a second call while the first runs.
 */
export const toggleLock = (ports: ToggleLockPorts): ToggleLock => {
  const { locks, plan, changeProject, trackEdit, untilMovesAnswered } = ports
  const inProgress = new Set<string>()
  const sendLock = async (project: ProjectId, change: LockChange): Promise<E.Either<CallFailure, void>> => {
    const moved = untilMovesAnswered()
    const moves = moved === undefined ? done : await moved
    // The stop is not where the user put it, and may be moved again.
    if (E.isLeft(moves)) return moves
    const answer = await changeProject('lock or unlock', () => locks.change(project, change), project)
    return E.isLeft(answer) ? answer : done
  }
  return async (target) => {
    const { open } = plan
    const key = JSON.stringify(target)
    if (open === undefined || inProgress.has(key)) return cancelled
    const lockables = findLockables(open.plan, target)
    if (lockables.length === 0) return cancelled
    inProgress.add(key)
    const [stops, routes] = 'stops' in target ? [target.stops, []] : [[], [target.route]]
    const change = { locked: !lockables.every(isLocked), stops, routes }
    const answer = await trackEdit(sendLock(open.project.id, change))
    inProgress.delete(key)
    return answer
  }
}

const findLockables = (plan: Plan, target: LockTarget): ReadonlyArray<Lockable> => {
  if ('stops' in target) return target.stops.flatMap((id) => stopList.get(plan.stops, id)?.facts ?? [])
  const route = O.toUndefined(routeAt(plan, target.route))
  return route === undefined ? [] : [route]
}

/** The actions on locks, for screens; the plan holds the locks. */
export type LockFacade = { readonly toggle: ToggleLock }
