import type { StopUpdate } from '../../domain/stop'
import type { ChangeStop } from './change-stop'

/** Another place in the route that the stop is on. */
export type Resequencing = StopUpdate & { readonly newCarrier: undefined }

/** Answers whether the server took it. */
export type ResequenceStop = (update: Resequencing) => Promise<boolean>

/** §4 */
export const resequenceStop =
  ({ change }: { readonly change: ChangeStop }): ResequenceStop =>
  (update) =>
    change(update)
