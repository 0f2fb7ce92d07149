import type { Problem } from '../../optimiser'

/** The same places on roads where no detour is quicker or shorter. */
export const onRealRoads = (problem: Problem): Problem => ({
  ...problem,
  seconds: shortest(problem.places, problem.seconds),
  metres: shortest(problem.places, problem.metres),
})

const NONE = -1

const shortest = (places: number, ways: Int32Array): Int32Array => {
  let short = ways
  for (let via = 0; via < places; via += 1) {
    const known = short
    const wayOf = (from: number, to: number): number => known[from * places + to] ?? NONE
    short = known.map((straight, way) =>
      shorter(straight, wayOf(Math.floor(way / places), via), wayOf(via, way % places)),
    )
  }
  return short
}

const shorter = (straight: number, there: number, on: number): number => {
  if (there === NONE || on === NONE) return straight
  return straight === NONE ? there + on : Math.min(straight, there + on)
}
