import type { CallName } from '../../../../src/domain/failure'
import type { FailedAttempt } from '../expected-alerts'
import type { FailingApp } from '../failing-app'

/** An action of the app that calls the server, and the situation of §8 that applies when it fails. */
export type UseCase = {
  readonly name: string
  readonly callName: CallName
  readonly situation: FailedAttempt
  /** what is done before, while all calls succeed */
  readonly before?: (app: FailingApp) => unknown
  /** which of its calls fails, counted from 0; the first by default */
  readonly which?: number | 'every'
  /** the alert after which its calls are counted */
  readonly once?: string
  readonly run: (app: FailingApp) => unknown
  /** whether the message of a refusal is shown as a warning, since it may name a later change in the way */
  readonly warns?: true
}

export const openProject = ({ app, projectId }: FailingApp): Promise<unknown> =>
  app.plan.open({ projectId, part: 'routes' })
