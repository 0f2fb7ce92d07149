import type { CalendarDate } from '../../domain/calendar'
import type { AcceptProposal } from './accept-proposal'
import type { CancelJob } from './cancel-job'
import type { ChooseRoutes } from './choose-routes'
import type { DiscardProposal } from './discard-proposal'
import type { OptimisationStore } from './optimisation-store'
import type { OptimisationActions } from './optimisation-actions'
import type { PostProblem } from './post-problem'
import type { StartOptimisation } from './start'

/** The state and the actions of optimising, for the screens. */
export type OptimisationFacade = OptimisationActions & {
  readonly store: Pick<OptimisationStore, 'value' | 'isBusy' | 'proposal'>
  readonly start: StartOptimisation
  readonly cancel: CancelJob
  readonly accept: AcceptProposal
  readonly discard: DiscardProposal
  readonly choose: ChooseRoutes
  readonly postProblem: PostProblem
  readonly today: () => CalendarDate | undefined
  /** milliseconds since 1970 */
  readonly now: () => number
}
