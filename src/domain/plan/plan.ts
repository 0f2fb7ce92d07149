import type { Route } from '../route'
import { emptyStopList, type StopList } from '../stop'

/**
 * A project's routes and stops. A stop repeats data of its route (§3); every function of this module keeps the two
 * consistent, and returns unchanged routes and stops as the same objects.
 */
export type Plan = {
  readonly routes: ReadonlyArray<Route>
  readonly stops: StopList
  /** unknown fields of the project document, kept as they came */
  readonly unknownFields: Readonly<Record<string, unknown>>
}

/** §3: the routes, and unknown fields. */
export type ProjectDocument = Pick<Plan, 'routes' | 'unknownFields'>

/** Both documents of a project, to be stored in place of the current ones. */
export type PlanDocuments = { readonly document: ProjectDocument; readonly stops: StopList }

/** `declined` are the keys of the proposed routes that the user did not accept, after a partial acceptance. */
export type SavedPlan = PlanDocuments & { readonly declined?: ReadonlyArray<string> | undefined }

export const emptyPlan: Plan = { routes: [], stops: emptyStopList, unknownFields: {} }
