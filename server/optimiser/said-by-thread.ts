import type { ProposedPlan } from '../../src/domain/problem'
import type { Progress } from './optimiser'
import type { Task } from './planned'

/** What a thread is told to do; `stop` becomes 1 when whoever asked has waited long enough. */
export type ToldToThread = { readonly task: Task; readonly stop: Int32Array }

/** What a thread says of its work. Once it has `ordered` who goes where, it waits for word that its plan is wanted. */
export type SaidByThread =
  | { readonly kind: 'begun' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'ordered'; readonly cost: number }
  | { readonly kind: 'plan'; readonly plan: ProposedPlan }
