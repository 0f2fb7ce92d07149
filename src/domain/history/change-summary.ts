import type { StopId } from '../stop'

/** What an edit did to a plan, for its sentence in the history. Routes are counted from 1. */
export type ChangeSummary =
  /** an added stop may be planned at once */
  | { readonly kind: 'stop added'; readonly stop: string; readonly to: RoutePosition | undefined }
  | { readonly kind: 'stop deleted'; readonly stop: string }
  /** `fields` says what was edited */
  | { readonly kind: 'stop edited'; readonly stop: string; readonly fields: ReadonlyArray<string> }
  | { readonly kind: 'stops uploaded'; readonly stopCount: number }
  | { readonly kind: 'stops imported'; readonly addedCount: number; readonly updatedCount: number }
  | { readonly kind: 'stop planned'; readonly stop: string; readonly to: RoutePosition }
  | { readonly kind: 'stop unplanned'; readonly stop: string; readonly from: RoutePosition }
  | {
      readonly kind: 'stop moved' | 'stop renumbered'
      readonly stop: string
      readonly id: StopId
      readonly from: RoutePosition
      readonly to: RoutePosition
    }
  /** several stops in one edit; `to` is their route where all go to one, and undefined where they do not */
  | {
      readonly kind: 'stops moved'
      readonly stopCount: number
      readonly to: number | 'unplanned' | undefined
      /** also of reloads, which do not count */
      readonly ids: ReadonlyArray<StopId>
    }
  | {
      readonly kind: 'driver changed'
      readonly route: number
      readonly from: string | undefined
      readonly to: string | undefined
    }
  | { readonly kind: 'route recalculated' | 'route removed'; readonly route: number }
  | { readonly kind: 'all routes recalculated' }
  /** stops by their names */
  | {
      readonly kind: 'locked' | 'unlocked'
      readonly stops: ReadonlyArray<string>
      readonly routes: ReadonlyArray<number>
    }
  | {
      readonly kind: 'optimisation accepted' | 'optimisation accepted in part' | 'plan saved'
      readonly routeCount: number
      readonly plannedCount: number
      readonly unplannedCount: number
      /** stops that only the new plan has, and stops that only the old plan has */
      readonly addedCount: number
      readonly deletedCount: number
    }
  | { readonly kind: 'undone' | 'redone'; readonly description: string }

/** Where a route visits a stop. */
export type RoutePosition = { readonly route: number; readonly stopNumber: number }
