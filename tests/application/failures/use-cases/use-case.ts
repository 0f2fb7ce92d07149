import type { AttemptName } from '../../../../src/domain/failure'
import type { FailedAttempt } from '../expected-alerts'
import type { FailingApp } from '../failing-app'

/** Something one does that calls out, and which row of §8 is about it. */
export type UseCase = {
  readonly name: string
  readonly attemptName: AttemptName
  readonly situation: FailedAttempt
  /** what is done before, while every call is answered */
  readonly before?: (app: FailingApp) => unknown
  /** which of its calls fails; the first where it is not said */
  readonly which?: number | 'every'
  /** what is on show by then; its calls before do not count */
  readonly once?: string
  readonly run: (app: FailingApp) => unknown
  /** beyond §8: a server that knows of a later change in the way says which */
  readonly warns?: true
}

export const openProject = ({ app, projectId }: FailingApp): Promise<unknown> =>
  app.plan.open({ projectId, part: 'routes' })
