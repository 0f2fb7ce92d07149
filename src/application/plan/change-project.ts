import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { cancelled, type CallFailure, type CallName } from '../../domain/failure'
import type { ProjectId } from '../../domain/project'
import type { CallServer } from '../session'
import type { EditResult } from '../gateway'
import type { ApplyServerChange } from './apply-server-change'
import type { PlanStore } from './plan-store'

/** Makes an edit known, from its begin until its change is on screen; an undo waits for it. Answers the same promise. */
export type TrackEdit = <A>(edit: Promise<E.Either<CallFailure, A>>) => Promise<E.Either<CallFailure, A>>

export type ChangeProjectPorts = {
  readonly plan: Pick<PlanStore, 'open'>
  readonly callServer: CallServer
  readonly trackEdit: TrackEdit
  readonly applyOwnChange: ApplyServerChange
}

/** Has the server change the open project, or the given one, and applies the change where that is still open. */
export type ChangeProject = <A>(
  callName: CallName,
  request: (project: ProjectId) => TE.TaskEither<CallFailure, EditResult<A>>,
  project?: ProjectId,
) => Promise<E.Either<CallFailure, A>>

export const changeProject =
  ({ plan, callServer, trackEdit, applyOwnChange }: ChangeProjectPorts): ChangeProject =>
  (callName, request, project = plan.open?.project.id) => {
    const change = async () => {
      if (project === undefined) return cancelled
      const answer = await callServer(callName, request(project))
      if (E.isLeft(answer)) return answer
      await applyOwnChange({ project, changed: answer.right.changed })
      return E.right(answer.right.answer)
    }
    return trackEdit(change())
  }
