import { summarisePlanChange, summariseUpload, describeChange, type ChangeId } from '../../src/domain/history'
import { emptyPlan, assemblePlan, type Plan } from '../../src/domain/plan'
import type { ProjectId } from '../../src/domain/project'
import { withUnplannedReason } from '../../src/domain/stop'
import { customersBy } from './customers'
import { leftOverStops } from './unplannable-stops'
import { demoTrips, drivenRoute, TRIP_STOPS, type Supplies } from './trips'
import { uploadedStops } from './uploaded-stops'

/** A change of a project: the plan after it, and the words in the history. */
export type DemoStep = { readonly id: ChangeId; readonly plan: Plan; readonly words: string; readonly at: string }

export type DemoProject = {
  readonly id: ProjectId
  readonly name: string
  readonly createdAt: string
  /** the changes from an empty plan on; the plan of the last one is the present plan */
  readonly steps: ReadonlyArray<DemoStep>
}

/** The ISO date-time that lies so many hours before today. */
type Ago = (hours: number) => string

/** Three projects: one optimised, one uploaded but not optimised yet, and an empty one. */
export const demoProjects = (supplies: Supplies, week: string, ago: Ago): ReadonlyArray<DemoProject> => {
  const { dice } = supplies
  const customers = customersBy(dice)
  const optimised = optimisedSteps(supplies, customers.slice(0, TRIP_STOPS), ago)
  const uploaded = uploadedPlan(supplies, customers.slice(TRIP_STOPS))
  const project = (name: string, hours: number, steps: ReadonlyArray<DemoStep>): DemoProject => ({
    id: dice.id(),
    name,
    createdAt: ago(hours),
    steps,
  })
  return [
    project(`Ritten ${week}`, 6, optimised),
    project(`Upload ${week}`, 5, [{ id: dice.id(), plan: uploaded, words: uploadWords(uploaded), at: ago(4.9) }]),
    project('Lege week', 4.8, []),
  ]
}

type Customers = ReturnType<typeof customersBy>

const uploadedPlan = (supplies: Supplies, customers: Customers): Plan =>
  assemblePlan([], uploadedStops(supplies, customers), {})

const uploadWords = (plan: Plan): string => describeChange(summariseUpload(emptyPlan, plan))

const optimisedSteps = (supplies: Supplies, customers: Customers, ago: Ago): ReadonlyArray<DemoStep> => {
  const { dice } = supplies
  const trips = demoTrips(supplies, customers)
  const left = leftOverStops(supplies)
  const stops = dice.shuffled([...trips.flatMap((trip) => trip.stops), ...left.map(({ stop }) => stop)])
  const before = assemblePlan([], stops, {})
  const planned = new Set(trips.flatMap((trip) => trip.stops.map(({ id }) => id)))
  const reasonOf = new Map(left.map(({ stop, why }) => [stop.id, { reason: why, repairs: [] }]))
  const advised = stops.map((stop) =>
    withUnplannedReason({ ...stop, flags: { ...stop.flags, isOptimized: planned.has(stop.id) } }, reasonOf.get(stop.id)),
  )
  const plan = assemblePlan(trips.map(drivenRoute), advised, {})
  return [
    { id: dice.id(), plan: before, words: uploadWords(before), at: ago(5.8) },
    { id: dice.id(), plan, words: describeChange(summarisePlanChange('optimisation accepted', before, plan)), at: ago(5.5) },
  ]
}
