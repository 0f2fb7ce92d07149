import type { Route } from '../route'
import { emptyStopList, type StopList } from '../stop'

/**
 * A project's routes and stops together. A stop repeats where its route puts it (§3); every rule of this room keeps
 * the two in step, and hands back unchanged routes and stops as the same objects.
 */
export type Plan = {
  readonly routes: ReadonlyArray<Route>
  readonly stops: StopList
  /** fields of the project document this program does not know, kept for whoever wrote them */
  readonly extra: Readonly<Record<string, unknown>>
}

export const emptyPlan: Plan = { routes: [], stops: emptyStopList, extra: {} }
