import { medianOf } from '../quantile-of'
import { runLoad, type LoadResult, type Load } from './load'

const ROUNDS = 3

/** Measures several servers alternately, each several times, so that other load on the machine affects all alike. */
export const measureAlternately = async (
  ...loads: ReadonlyArray<() => Load | Promise<Load>>
): Promise<ReadonlyArray<LoadResult>> => {
  const results: LoadResult[][] = loads.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, load] of loads.entries()) results[index]?.push(await runLoad(await load()))
  return results.map((rounds) => ({
    rate: medianOf(rounds.map(({ rate }) => rate)),
    p50: medianOf(rounds.map(({ p50 }) => p50)),
    p99: medianOf(rounds.map(({ p99 }) => p99)),
  }))
}
