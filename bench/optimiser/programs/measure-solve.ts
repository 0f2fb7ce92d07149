import type { Options, Plan, Problem } from '../../../optimiser'
import { clockBy, cpu } from './clock'

/** A plan, and what it took to find it: steps, milliseconds of processor time, and megabytes at most. */
export type Watched = {
  readonly plan: Plan
  readonly iterations: number
  readonly cpu: number
  readonly memory: number
}

type Solver = (problem: Problem, options: Options) => Plan

type Asked = { readonly ms: string; readonly clocked: string; readonly seed: string }

/** Solves a problem as the command line asks. */
export const watched = (solver: Solver, problem: Problem, { ms, clocked, seed }: Asked): Watched => {
  const before = cpu()
  let iterations = 0
  // Read from time to time, since the system's own maximum includes what the process took before it began to solve.
  let memory = process.memoryUsage.rss()
  const plan = solver(problem, {
    budget: { ms: Number(ms) },
    seed: Number(seed),
    clock: clockBy(clocked),
    signal: { aborted: false },
    onProgress: (progress) => {
      iterations = progress.iterations
      memory = Math.max(memory, process.memoryUsage.rss())
    },
  })
  const most = Math.max(memory, process.memoryUsage.rss())
  return { plan, iterations, cpu: cpu() - before, memory: most / 1024 ** 2 }
}
