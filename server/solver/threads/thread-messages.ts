import type { ProposedPlan } from '../../../src/domain/problem'
import type { Progress } from '../solver'
import type { SolveRequest } from '../solve-problem'

/** The first message to a thread; `abortFlag` becomes 1 when the thread must answer with its best plan. */
export type ThreadRequest = { readonly request: SolveRequest; readonly abortFlag: Int32Array }

/** The second message to a thread, and the last. */
export const SEND_PLAN = 'send the plan'

/**
 * The messages of a thread. After `sequences found` it waits for `SEND_PLAN`, since of two threads only the one with the
 * cheaper sequences makes its plan.
 */
export type ThreadMessage =
  | { readonly kind: 'started' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'sequences found'; readonly cost: number }
  | { readonly kind: 'plan'; readonly plan: ProposedPlan }
