import type { Solver } from './solver'
import { ownSolver, openThreadPool } from './own/own-solver'
import { vroomSolver } from './vroom'

/** VROOM where it is set, with our own solver as its replacement when it is unavailable; otherwise our own solver. */
export const openSolver = (vroomUrl: string | undefined, onUnavailable: (message: string) => void): Solver => {
  const threadPool = openThreadPool()
  const builtInSolver = ownSolver(threadPool)
  return vroomUrl === undefined
    ? builtInSolver
    : vroomSolver({ url: vroomUrl, onUnavailable }, threadPool, builtInSolver)
}
