import { createRandom } from '../../optimiser/random'
import { countryText, type Country } from './country'
import type { Entry } from './entries'
import { readInstance } from './read-instance'

/**
 * The costs are those that this solver found in five seconds of processor time when it was first
 * measured. A lower cost is an improvement.
 */
const references: ReadonlyArray<Kind & { readonly best: number }> = [
  { stops: 100, isTimed: true, isClustered: false, best: 16676.2 },
  { stops: 100, isTimed: false, isClustered: true, best: 7178.4 },
  { stops: 400, isTimed: true, isClustered: true, best: 24556.2 },
  { stops: 1000, isTimed: false, isClustered: false, best: 56987.5 },
  { stops: 5000, isTimed: true, isClustered: false, best: 274814.8 },
]

type Kind = {
  readonly stops: number
  readonly isTimed: boolean
  readonly isClustered: boolean
  /** of a vehicle; 200 where it is not given */
  readonly capacity?: number
  /** how long a time window is; 400 where it is not given */
  readonly window?: number
}

/** Instances to be solved in disguise, with the least cost that was found in five seconds when they were first measured. */
const disguisedReferences: ReadonlyArray<Kind & { readonly best: number }> = [
  { stops: 101, isTimed: true, isClustered: false, best: 16744 },
  { stops: 102, isTimed: true, isClustered: true, capacity: 700, window: 1200, best: 5060 },
  { stops: 203, isTimed: true, isClustered: false, best: 24314.9 },
  { stops: 204, isTimed: true, isClustered: true, capacity: 700, window: 1200, best: 10506.6 },
  { stops: 405, isTimed: true, isClustered: true, capacity: 400, best: 23787 },
]

/** The same for countries, with twenty seconds. */
const countries: ReadonlyArray<Country & { readonly best: number }> = [
  { stops: 3000, capacity: 25, isDepotAside: false, best: 690648 },
  { stops: 4000, capacity: 150, isDepotAside: true, best: 424012 },
  { stops: 6000, capacity: 30, isDepotAside: false, best: 1568357 },
]

/** Instances generated from a seed, to be used when no folder of public ones is given. */
export const generatedEntries = (): ReadonlyArray<Entry> => [
  ...scatteredEntries(references),
  ...countryEntries(countries),
]

const countryEntries = (kinds: ReadonlyArray<Country & { readonly best: number }>): ReadonlyArray<Entry> =>
  kinds.map(({ best, ...country }) => {
    const text = countryText(country)
    const [name, instance] = [`country-${country.stops}`, readInstance(text)]
    return { name, class: 'countries', best, convention: 'round', instance, text }
  })

const disguisedCountries: ReadonlyArray<Country & { readonly best: number }> = [
  { stops: 156, capacity: 14, isDepotAside: false, best: 11038 },
  { stops: 257, capacity: 40, isDepotAside: true, best: 21066 },
  { stops: 408, capacity: 90, isDepotAside: false, best: 18561 },
  { stops: 709, capacity: 25, isDepotAside: true, best: 146222 },
]

export const entriesToDisguise = (): ReadonlyArray<Entry> => [
  ...scatteredEntries(disguisedReferences),
  ...countryEntries(disguisedCountries),
]

const scatteredEntries = (kinds: ReadonlyArray<Kind & { readonly best: number }>): ReadonlyArray<Entry> =>
  kinds.map(({ best, ...kind }) => {
    const text = instanceText(kind)
    const name = `${kind.isClustered ? 'clusters' : 'spread'}-${kind.stops}${kind.isTimed ? '-timed' : ''}`
    return {
      name,
      class: kind.isTimed ? 'with windows' : 'without',
      best,
      convention: 'trunc1',
      instance: readInstance(text),
      text,
    }
  })

const SIDE = 1000
const DAY = 3000

const instanceText = ({ stops, isTimed, isClustered, capacity = 200, window = 400 }: Kind): string => {
  const random = createRandom(stops)
  const centres = Array.from({ length: 8 }, () => [random.integer(SIDE), random.integer(SIDE)] as const)
  const point = (): readonly [number, number] => {
    const centre = centres[random.integer(centres.length)]
    if (!isClustered || centre === undefined) return [random.integer(SIDE), random.integer(SIDE)]
    const offset = (): number => Math.round((random.fraction() + random.fraction() - 1) * 120)
    return [centre[0] + offset(), centre[1] + offset()]
  }
  const rows = Array.from({ length: stops }, (_, index) => {
    const [x, y] = point()
    const ready = isTimed ? 350 + random.integer(DAY - 1100 - window) : 0
    return [index + 1, x, y, 1 + random.integer(20), ready, isTimed ? ready + window : DAY, 10].join(' ')
  })
  const depot = [0, SIDE / 2, SIDE / 2, 0, 0, DAY, 0].join(' ')
  return [
    'generated',
    'VEHICLE',
    'NUMBER CAPACITY',
    `${Math.ceil(stops / 5)} ${capacity}`,
    'CUSTOMER',
    depot,
    ...rows,
    '',
  ].join('\n')
}
