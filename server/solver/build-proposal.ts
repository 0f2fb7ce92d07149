import { solve, type Options, type Progress as SolverProgress } from '../../optimiser'
import type { ProposedPlan, RouteProblem } from '../../src/domain/problem'
import { travelFromRoads, type RoadTable } from '../travel'
import type { VehicleSequence } from './draft-plan'
import { completePlan } from './complete-plan'
import type { PresentTour, Progress } from './solver'
import { fromSolverOutput, presentSequences, toSolverInput } from './translate'
import { startTimeCheck } from './time-check'
import { costRatesFor, type CostRates } from './cost-rates'
import { timeSlotRulesFor } from './time-slot-rules'

/** A problem with everything that is needed to solve it. */
export type SolveRequest = {
  readonly problem: RouteProblem
  readonly roads: RoadTable
  readonly present: ReadonlyArray<PresentTour>
  readonly budget: Options['budget']
  readonly seed: number
  /** the sequences of another solver; without them, the problem is solved here */
  readonly sequences: ReadonlyArray<VehicleSequence> | undefined
}

export type SolveControl = {
  /** milliseconds */
  readonly clock: () => number
  readonly signal: { readonly aborted: boolean }
  readonly onProgress: (progress: Progress) => void
}

/** Solves a problem synchronously: it blocks its thread. */
export const buildProposal = (request: SolveRequest, control: SolveControl): ProposedPlan =>
  proposalFromSequences(request, findSequences(request, control).sequences, control)

/** The stops of each vehicle in order, and their total cost. */
export type FoundSequences = { readonly sequences: ReadonlyArray<VehicleSequence>; readonly cost: number }

export const findSequences = (request: SolveRequest, { onProgress, ...control }: SolveControl): FoundSequences => {
  const { problem, roads, present, budget, seed, sequences } = request
  if (sequences !== undefined) return { sequences, cost: 0 }
  const solverInput = toSolverInput(problem, roads, costRatesOf(problem), present)
  const reportProgress = ({ share, best }: SolverProgress): void => onProgress({ share, best })
  const solverOutput = solve(solverInput, { ...control, budget, seed, onProgress: reportProgress })
  return {
    sequences: solverOutput.routes.length > 0 ? fromSolverOutput(solverOutput, problem) : presentSequences(present),
    cost: solverOutput.cost,
  }
}

/** The plan from the sequences, with further stops that fit, and the reasons for those that do not. */
export const proposalFromSequences = (
  { problem, roads, budget }: SolveRequest,
  sequences: FoundSequences['sequences'],
  control: SolveControl,
): ProposedPlan => {
  const costModel = {
    travel: travelFromRoads(roads),
    costRates: costRatesOf(problem),
    slotRules: timeSlotRulesFor(problem),
  }
  // A budget in steps must give the same answer on every machine, so time does not limit it.
  const budgetMs = 'ms' in budget ? budget.ms : Infinity
  return completePlan(problem, sequences, costModel, startTimeCheck(control.signal, control.clock, budgetMs))
}

const costRatesOf = ({ options }: RouteProblem): CostRates => costRatesFor(options.weights, options.lateness)
