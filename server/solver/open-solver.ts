import type { Solver } from './solver'
import { ownSolver, openThreadPool } from './own/own-solver'
import { vroomSolver } from './vroom/vroom-solver'

/** VROOM where its URL is set, replaced by the built-in solver when it is unavailable; otherwise the built-in solver. */
export const openSolver = (
  vroomUrl: string | undefined,
  { onUnavailable, extraThreads }: { readonly onUnavailable: (message: string) => void; readonly extraThreads: number },
): Solver => {
  const threadPool = openThreadPool({ extraThreads })
  const builtInSolver = ownSolver(threadPool)
  return vroomUrl === undefined
    ? builtInSolver
    : vroomSolver({ url: vroomUrl, onUnavailable }, threadPool, builtInSolver)
}
