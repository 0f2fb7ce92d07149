import type { SolverInput } from '../../optimiser'

/** The same problem with matrices in which no detour is quicker or shorter. */
export const withShortestRoads = (problem: SolverInput): SolverInput => ({
  ...problem,
  seconds: shortestLegs(problem.matrixSize, problem.seconds),
  metres: shortestLegs(problem.matrixSize, problem.metres),
})

const NONE = -1

const shortestLegs = (matrixSize: number, legs: Int32Array): Int32Array => {
  let result = legs
  for (let via = 0; via < matrixSize; via += 1) {
    const before = result
    const legBetween = (from: number, to: number): number => before[from * matrixSize + to] ?? NONE
    result = before.map((direct, matrixIndex) =>
      shorterOf(
        direct,
        legBetween(Math.floor(matrixIndex / matrixSize), via),
        legBetween(via, matrixIndex % matrixSize),
      ),
    )
  }
  return result
}

const shorterOf = (direct: number, first: number, second: number): number => {
  if (first === NONE || second === NONE) return direct
  return direct === NONE ? first + second : Math.min(direct, first + second)
}
