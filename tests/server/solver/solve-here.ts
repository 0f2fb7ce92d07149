import * as E from 'fp-ts/Either'
import { solveProblem, type Solver, type SolveOptions, type SolveRequest } from '../../../server/solver'
import { distinctPlaces, type LegTable } from '../../../server/travel'
import type { ProposedPlan, RouteProblem, FindLeg } from '../../../src/domain/problem'
import { travelAlongRoad } from '../../kit/builders/problem'

/** The road table of a problem, as a solver gets it. */
export const legTableFor = ({ stops, vehicles }: RouteProblem, travel: FindLeg = travelAlongRoad): LegTable => {
  const places = distinctPlaces([
    ...vehicles.flatMap(({ start, end }) => [start, end]),
    ...stops.map(({ coordinates }) => coordinates),
  ])
  const legs = places.flatMap((from) => places.map((to) => travel(from, to)))
  return {
    places,
    seconds: Int32Array.from(legs, (leg) => Math.ceil(leg?.seconds ?? -1)),
    metres: Int32Array.from(legs, (leg) => Math.ceil(leg?.metres ?? -1)),
    source: 'estimate',
    warning: undefined,
  }
}

export const defaultSolveOptions: SolveOptions = {
  budgetMs: 60_000,
  seed: 0,
  currentTours: [],
  signal: new AbortController().signal,
  onProgress: () => undefined,
}

/** Solves with enough steps for a few stops, and with defaults for what the test leaves out. */
export const solveHere = (problem: RouteProblem, request: Partial<SolveRequest> = {}): ProposedPlan =>
  solveProblem(
    {
      problem,
      roads: legTableFor(problem),
      currentTours: [],
      seed: 0,
      budget: { iterations: 150 },
      sequences: undefined,
      ...request,
    },
    { clock: () => performance.now(), signal: { aborted: false }, onProgress: () => undefined },
  )

/** Inserts one stop after the other where it costs least, without the solver. */
export const insertWithoutSolver = (problem: RouteProblem, request: Partial<SolveRequest> = {}): ProposedPlan =>
  solveHere(problem, { ...request, sequences: [] })

/** The solver without a thread, with so few steps that tests are fast. */
export const quickSolver: Solver = {
  solve: async (problem, roads, { seed, currentTours }) =>
    E.right({ plan: solveHere(problem, { roads, seed, currentTours }), warnings: [] }),
}
