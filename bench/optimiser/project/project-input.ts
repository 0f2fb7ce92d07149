import type { SolverInput } from '../../../optimiser'
import { demoOrganisation, largeProject } from '../../../server/demo'
import { toSolverInput } from '../../../server/solver/solve-problem'
import { costRatesFor } from '../../../server/solver/cost-rates'
import { buildProblem } from '../../../server/optimisation/problem/build-problem'
import { distinctPlaces, estimatedTravel } from '../../../server/travel'
import { createRandom, type Random } from '../../../optimiser/random'
import { nextWorkingWeek, isoDateOf } from '../../../src/domain/calendar'
import { newDriver, type Driver } from '../../../src/domain/driver'
import { assemblePlan, type Plan } from '../../../src/domain/plan'
import type { RouteProblem } from '../../../src/domain/problem'
import type { Stop } from '../../../src/domain/stop'
import { right } from '../../../tests/kit/either'
import { addFeature } from './project-features'
import type { Kind } from './kinds'
import type { OptimiseRequest } from '../../../src/domain/optimisation'

/** Fixed, so that the problems are the same every day. */
const today = { year: 2026, month: 11, day: 20 }
const DEMO_STOPS = 92
const CARRIERS = 12

/** The solver input of a project, made by the same steps as a request to optimise. */
export const projectInput = async (kind: Kind): Promise<SolverInput> => {
  const organisation = demoOrganisation(1, today)
  const days = nextWorkingWeek(today).map(isoDateOf).slice(0, kind.days)
  const drivers = driversFor(organisation.drivers, kind.drivers)
  const carriers = Array.from({ length: CARRIERS }, (_, id) => ({ id: id + 1, displayName: `Carrier ${id + 1}` }))
  const uploaded = organisation.projects[1]?.steps[0]?.plan
  const random = createRandom(kind.stops)
  const large = largeProject(organisation, kind.stops, today, { id: 'large', createdAt: organisation.createdAt })
  const stops = Array.from((kind.stops === DEMO_STOPS ? uploaded : large.steps[0]?.plan)?.stops ?? [])
  const plan: Plan = assemblePlan([], kind.name === 'demo-92' ? stops : stops.map(withRequest(random, days)), {})
  const source = { plan, headquarters: organisation.headquarters, today, drivers, carriers }
  const { problem } = right(buildProblem(source, { ...defaultRequest, weights: kind.weights, days }))
  const input = toSolverInput(
    problem,
    await estimatedTravel.table(distinctPlaces(placesIn(problem))),
    costRatesFor({ weights: kind.weights }),
    [],
  )
  const withExtras = kind.feature === undefined ? input : addFeature(input, kind.feature, random)
  return kind.lateness === undefined
    ? withExtras
    : { ...withExtras, weights: { ...withExtras.weights, latenessWeight: kind.lateness } }
}

const defaultRequest: OptimiseRequest = {
  days: undefined,
  driverIds: undefined,
  carrierIds: undefined,
  weights: undefined,
  latenessWeight: undefined,
  budgetSeconds: undefined,
  keepLocked: undefined,
  seed: undefined,
}

const placesIn = ({ stops, vehicles }: RouteProblem) => [
  ...vehicles.flatMap(({ start, end }) => [start, end]),
  ...stops.map(({ coordinates }) => coordinates),
]

/** `count` drivers, repeating the hours and vans of the demo's drivers. */
const driversFor = (existing: ReadonlyArray<Driver>, count: number): ReadonlyArray<Driver> =>
  Array.from({ length: Math.ceil(count / existing.length) }, (_, round) =>
    existing.map(({ id, shortId, createdAt, ...draft }) =>
      newDriver(draft, { id: `${id}-${round}`, shortId: `${shortId}-${round}`, createdAt }),
    ),
  )
    .flat()
    .slice(0, count)

const slots = [
  ['08:00', '12:00'],
  ['09:00', '13:00'],
  ['10:00', '15:00'],
  ['12:00', '17:00'],
  ['13:00', '18:00'],
] as const

/** Six in ten stops ask for a day, and a third ask for a time slot. */
const withRequest =
  (random: Random, days: ReadonlyArray<string>) =>
  (stop: Stop): Stop => {
    const day = random.fraction() < 0.6 ? days[random.integer(days.length)] : undefined
    const slot = random.fraction() < 0.35 ? slots[random.integer(slots.length)] : undefined
    return {
      ...stop,
      facts: {
        ...stop.facts,
        requestedDay: day,
        timeSlotEarliest: slot?.[0],
        timeSlotLatest: slot?.[1],
        demand: [1 + random.integer(4)],
      },
    }
  }
