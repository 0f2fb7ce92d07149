import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure, AttemptName } from '../../domain/failure'
import type { ProjectId } from '../../domain/project'
import type { Attempt } from '../session'
import type { PlanStore } from './plan-store'
import type { ReloadPlan } from './reload-plan'

export type ChangeProjectPorts = {
  readonly plan: Pick<PlanStore, 'open'>
  readonly attempt: Attempt
  readonly reload: ReloadPlan
}

/** Has the server change the open project, and reads the plan anew once it has. */
export type ChangeProject = <A>(
  attemptName: AttemptName,
  request: (project: ProjectId) => TE.TaskEither<CallFailure, A>,
) => Promise<E.Either<CallFailure, A>>

export const changeProject =
  ({ plan, attempt, reload }: ChangeProjectPorts): ChangeProject =>
  async (attemptName, request) => {
    const project = plan.open?.project.id
    if (project === undefined) return E.left({ kind: 'cancelled' })
    const answer = await attempt(attemptName, request(project))()
    if (E.isRight(answer) && plan.open?.project.id === project) await reload()
    return answer
  }
