import { summarisePlanChange, summariseUpload, describeChange, type ChangeId } from '../../src/domain/history'
import { emptyPlan, assemblePlan, type Plan } from '../../src/domain/plan'
import type { ProjectId } from '../../src/domain/project'
import { withUnplannedReason } from '../../src/domain/stop'
import { shuffledCustomers } from './customers'
import { unplannableStops } from './unplannable-stops'
import { demoTrips, drivenRoute, TRIP_STOPS, type DemoInputs } from './trips'
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
type HoursAgo = (hours: number) => string

/** Three projects: one optimised, one uploaded but not optimised yet, and an empty one. */
export const demoProjects = (inputs: DemoInputs, week: string, hoursAgo: HoursAgo): ReadonlyArray<DemoProject> => {
  const { random } = inputs
  const customers = shuffledCustomers(random)
  const optimised = optimisedSteps(inputs, customers.slice(0, TRIP_STOPS), hoursAgo)
  const uploaded = uploadedPlan(inputs, customers.slice(TRIP_STOPS))
  const project = (name: string, hours: number, steps: ReadonlyArray<DemoStep>): DemoProject => ({
    id: random.id(),
    name,
    createdAt: hoursAgo(hours),
    steps,
  })
  return [
    project(`Ritten ${week}`, 6, optimised),
    project(`Upload ${week}`, 5, [
      { id: random.id(), plan: uploaded, words: describeUpload(uploaded), at: hoursAgo(4.9) },
    ]),
    project('Lege week', 4.8, []),
  ]
}

type Customers = ReturnType<typeof shuffledCustomers>

const uploadedPlan = (inputs: DemoInputs, customers: Customers): Plan =>
  assemblePlan([], uploadedStops(inputs, customers), {})

const describeUpload = (plan: Plan): string => describeChange(summariseUpload(emptyPlan, plan))

const optimisedSteps = (inputs: DemoInputs, customers: Customers, hoursAgo: HoursAgo): ReadonlyArray<DemoStep> => {
  const { random } = inputs
  const trips = demoTrips(inputs, customers)
  const unplannable = unplannableStops(inputs)
  const stops = random.shuffle([...trips.flatMap((trip) => trip.stops), ...unplannable.map(({ stop }) => stop)])
  const before = assemblePlan([], stops, {})
  const plannedStopIds = new Set(trips.flatMap((trip) => trip.stops.map(({ id }) => id)))
  const reasonOf = new Map(unplannable.map(({ stop, reason }) => [stop.id, { reason: reason, repairs: [] }]))
  const markedStops = stops.map((stop) =>
    withUnplannedReason(
      { ...stop, flags: { ...stop.flags, isOptimized: plannedStopIds.has(stop.id) } },
      reasonOf.get(stop.id),
    ),
  )
  const plan = assemblePlan(trips.map(drivenRoute), markedStops, {})
  return [
    { id: random.id(), plan: before, words: describeUpload(before), at: hoursAgo(5.8) },
    {
      id: random.id(),
      plan,
      words: describeChange(summarisePlanChange('optimisation accepted', before, plan)),
      at: hoursAgo(5.5),
    },
  ]
}
