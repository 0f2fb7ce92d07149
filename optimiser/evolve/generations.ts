import { descend, fined, insert, lay, refine, type Layout, type Sketch } from '../descent'
import { adopt } from '../anneal'
import { exchange, type Child } from '../crossover'
import { shuffle } from '../random'
import { admit, individualOf, isSound, nobody, parentsIn, type Individual } from '../population'
import type { Search } from '../search'
import { adjust, noTrials } from './adjust-penalties'

/** After so many children in a row without a new best plan, the population is given up. */
const FRUITLESS = 5000
/** How often a child that breaks limits is improved once more with higher penalties, and how much higher these are. */
const MENDED = 0.5
const DEARER = 10

/**
 * Mixes plans two by two, exchanging routes of up to so many stops, until nothing better comes. A child that keeps all
 * limits and is cheaper than the best becomes the plan of the search.
 */
export const generations = function* (
  search: Search,
  sketch: Sketch,
  seeds: ReadonlyArray<Layout>,
  exchanged: number,
): Generator<void, void, void> {
  const { chance, nearest } = search
  const population = nobody(sketch.isTwoWay)
  const trials = noTrials()
  let best = Infinity
  let fruitless = 0
  const accept = (one: Individual): void => {
    admit(population, one, sketch)
    if (!isSound(one) || one.price >= best) return
    best = one.price
    fruitless = 0
    adopt(search, one)
  }
  for (const seed of seeds)
    if (seed.first.length <= sketch.vehicles + 1) {
      lay(sketch, seed)
      accept(individualOf(sketch, false))
    }
  for (; fruitless < FRUITLESS; fruitless += 1) {
    const parents = parentsIn(population, sketch, chance)
    if (parents === undefined) return
    layBetter(search, sketch, exchange(parents, nearest, chance, exchanged))
    yield
    yield* descend(sketch, chance)
    const made = individualOf(sketch, true)
    adjust(sketch, trials, made)
    accept(made)
    if (!isSound(made) && chance.part() < MENDED) {
      layToMend(sketch, made)
      yield* descend(sketch, chance)
      refine(sketch, 1 / DEARER, 1 / DEARER)
      const mended = individualOf(sketch, true)
      if (isSound(mended)) accept(mended)
    }
  }
}

/** Lays the child with higher penalties. Routes without penalty get one origin, since no move helps between them. */
const layToMend = (sketch: Sketch, one: Individual): void => {
  refine(sketch, DEARER, DEARER)
  lay(sketch, one)
  for (let vehicle = 0; vehicle < sketch.vehicles; vehicle += 1)
    sketch.origin[vehicle] = (sketch.fine[vehicle] ?? 0) > 0 ? 0 : 1
}

/** Lays the cheaper of two children into the sketch. */
const layBetter = ({ chance }: Search, sketch: Sketch, [one, other]: readonly [Child, Child]): void => {
  layAll(sketch, one, chance)
  const cost = fined(sketch)
  layAll(sketch, other, chance)
  if (cost <= fined(sketch)) layAll(sketch, one, chance)
}

const layAll = (sketch: Sketch, child: Child, chance: Search['chance']): void => {
  lay(sketch, child)
  const loose = Int32Array.from(child.loose)
  shuffle(loose, loose.length, chance)
  for (const stop of loose) insert(sketch, stop)
}
