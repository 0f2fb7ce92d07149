import { bear, type Borne, type Load } from './load'

const TURNS = 3

const middle = (numbers: ReadonlyArray<number>): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN

/** Measures several servers in turns, each several times, so that a busy machine slows all of them down alike. */
export const inTurns = async (...loads: ReadonlyArray<() => Load | Promise<Load>>): Promise<ReadonlyArray<Borne>> => {
  const borne: Borne[][] = loads.map(() => [])
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [at, load] of loads.entries()) borne[at]?.push(await bear(await load()))
  return borne.map((turns) => ({
    rate: middle(turns.map(({ rate }) => rate)),
    p50: middle(turns.map(({ p50 }) => p50)),
    p99: middle(turns.map(({ p99 }) => p99)),
  }))
}
