import type { Chance } from '../random'
import type { Fines } from '../descent'
import { apartOf, areTwins, meet } from './distance'
import { rank, thin, type Group } from './group'
import { isSound, type Individual } from './individual'

export type Population = {
  readonly sound: Group
  readonly unsound: Group
  /** whether a route costs the same in the other direction */
  readonly isTwoWay: boolean
}

export const nobody = (isTwoWay: boolean): Population => ({ sound: [], unsound: [], isTwoWay })

export const admit = ({ sound, unsound, isTwoWay }: Population, one: Individual, fines: Fines): void => {
  const group = isSound(one) ? sound : unsound
  for (const other of group) {
    const apart = apartOf(one, other, isTwoWay)
    meet(one, other, apart)
    meet(other, one, apart)
  }
  group.push(one)
  thin(group, fines)
}

/** How often another second parent is drawn, if the two are the same. */
const TRIES = 10

/** Two parents of good rank, which are the same only if no other was found. */
export const parentsIn = (
  population: Population,
  fines: Fines,
  chance: Chance,
): readonly [Individual, Individual] | undefined => {
  rank(population.sound, fines)
  rank(population.unsound, fines)
  const one = better(population, chance)
  let other = better(population, chance)
  if (one === undefined || other === undefined) return undefined
  for (let tries = 0; tries < TRIES && areTwins(one, other); tries += 1) other = better(population, chance) ?? other
  return [one, other]
}

/** Draws two at random, and returns the one of better rank. */
const better = (population: Population, chance: Chance): Individual | undefined => {
  const one = anyOf(population, chance)
  const other = anyOf(population, chance)
  return one !== undefined && other !== undefined && other.rank < one.rank ? other : one
}

const anyOf = ({ sound, unsound }: Population, chance: Chance): Individual | undefined => {
  const at = chance.below(sound.length + unsound.length)
  return sound[at] ?? unsound[at - sound.length]
}
