import type { SolverInput } from './solver-input'

export type Visit = {
  readonly stop: number
  readonly arrival: number
  readonly start: number
  readonly departure: number
}

export type TakenBreak = { readonly index: number; readonly from: number; readonly to: number }

export type Route = {
  readonly vehicle: number
  readonly leaves: number
  readonly visits: ReadonlyArray<Visit>
  readonly returns: number
  readonly breaks: ReadonlyArray<TakenBreak>
}

/** A vehicle without stops has no route. */
export type SolverOutput = {
  readonly routes: ReadonlyArray<Route>
  readonly unplanned: ReadonlyArray<number>
  readonly cost: number
  readonly metres: number
  readonly seconds: number
}

export const emptyOutput = ({ stops }: SolverInput): SolverOutput => ({
  routes: [],
  unplanned: stops.flatMap(({ kind }, stop) => (kind === 'reload' ? [] : [stop])),
  cost: stops.reduce((sum, { unplannedCost }) => sum + unplannedCost, 0),
  metres: 0,
  seconds: 0,
})
