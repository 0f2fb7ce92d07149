/** What somebody did to a plan, as the history tells it. Routes and places count from 1. */
export type Deed =
  | { readonly deed: 'stop added' | 'stop removed'; readonly stop: string }
  | { readonly deed: 'stops uploaded'; readonly stops: number }
  | { readonly deed: 'stop planned'; readonly stop: string; readonly to: RoutePlace }
  | { readonly deed: 'stop unplanned'; readonly stop: string; readonly from: RoutePlace }
  | {
      readonly deed: 'stop moved' | 'stop renumbered'
      readonly stop: string
      readonly from: RoutePlace
      readonly to: RoutePlace
    }
  | {
      readonly deed: 'driver changed'
      readonly route: number
      readonly from: string | undefined
      readonly to: string | undefined
    }
  | { readonly deed: 'route recalculated'; readonly route: number }
  /** stops by their names */
  | {
      readonly deed: 'locked' | 'unlocked'
      readonly stops: ReadonlyArray<string>
      readonly routes: ReadonlyArray<number>
    }
  | {
      readonly deed: 'optimisation accepted' | 'optimisation accepted in part' | 'plan saved'
      readonly routes: number
      readonly planned: number
      readonly unplanned: number
      /** stops that are new, and stops that are gone */
      readonly added: number
      readonly removed: number
    }
  | { readonly deed: 'undone' | 'redone'; readonly words: string }

/** Where a route visits a stop. */
export type RoutePlace = { readonly route: number; readonly place: number }
