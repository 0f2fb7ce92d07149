import type { Options, SolverOutput, SolverInput } from '../../../optimiser'
import { clockBy, cpu } from './clock'

/** A plan and what the search used: steps, milliseconds of processor time, and the maximum of megabytes. */
export type MeasuredSolve = {
  readonly plan: SolverOutput
  readonly iterations: number
  readonly cpu: number
  readonly memory: number
}

type Solver = (problem: SolverInput, options: Options) => SolverOutput

type MeasureOptions = { readonly ms: string; readonly clockKind: string; readonly seed: string }

export const measureSolve = (
  solver: Solver,
  problem: SolverInput,
  { ms, clockKind, seed }: MeasureOptions,
): MeasuredSolve => {
  const before = cpu()
  let iterations = 0
  // Sampled, since the system's own maximum includes the memory used before the search.
  let memory = process.memoryUsage.rss()
  const plan = solver(problem, {
    budget: { ms: Number(ms) },
    seed: Number(seed),
    clock: clockBy(clockKind),
    signal: { aborted: false },
    onProgress: (progress) => {
      iterations = progress.iterations
      memory = Math.max(memory, process.memoryUsage.rss())
    },
  })
  const maxMemory = Math.max(memory, process.memoryUsage.rss())
  return { plan, iterations, cpu: cpu() - before, memory: maxMemory / 1024 ** 2 }
}
