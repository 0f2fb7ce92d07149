import { summarisePlanChange, summariseUpload, describeChange, type ChangeId } from '../../src/domain/history'
import { emptyPlan, assemblePlan, type Plan } from '../../src/domain/plan'
import type { Route } from '../../src/domain/route'
import type { ProjectId } from '../../src/domain/project'
import { unplannedStop, withUnplannedReason, type Stop } from '../../src/domain/stop'
import { shuffledCustomers, type Customer } from './customers'
import { type DemoInputs, demoTrips, drivenRoute, lakeTrip, PLANNED_STOP_COUNT, type Trip } from './trips'
import { allCarriers } from './demo-carriers'
import { demoStop, pickSlot, type StopOptions } from './demo-stop'

/** A change of a project: the plan after it, and its text in the history. */
export type DemoStep = { readonly id: ChangeId; readonly plan: Plan; readonly description: string; readonly at: string }

export type DemoProject = {
  readonly id: ProjectId
  readonly name: string
  readonly createdAt: string
  /** the changes, starting from an empty plan; the last one holds the current plan */
  readonly steps: ReadonlyArray<DemoStep>
}

/** The ISO date-time this many hours before today. */
type HoursAgo = (hours: number) => string

/** Four projects: one with a route around the lake, one optimised, one uploaded but not optimised, and one empty. */
export const demoProjects = (inputs: DemoInputs, week: string, hoursAgo: HoursAgo): ReadonlyArray<DemoProject> => {
  const { random } = inputs
  const customers = shuffledCustomers(random)
  const optimised = optimisedSteps(inputs, customers.slice(0, PLANNED_STOP_COUNT), hoursAgo)
  const uploaded = uploadedPlan(inputs, customers.slice(PLANNED_STOP_COUNT))
  const lake = lakeSteps(inputs, customers.slice(PLANNED_STOP_COUNT), hoursAgo)
  const project = (name: string, hours: number, steps: ReadonlyArray<DemoStep>): DemoProject => ({
    id: random.id(),
    name,
    createdAt: hoursAgo(hours),
    steps,
  })
  return [
    project('Rond het IJsselmeer', 6.9, lake),
    project(`Ritten ${week}`, 6, optimised),
    project(`Upload ${week}`, 5, [
      { id: random.id(), plan: uploaded, description: describeUpload(uploaded), at: hoursAgo(4.9) },
    ]),
    project('Lege week', 4.8, []),
  ]
}

type Customers = ReturnType<typeof shuffledCustomers>

const uploadedPlan = (inputs: DemoInputs, customers: Customers): Plan =>
  assemblePlan([], uploadedStops(inputs, customers), {})

const lakeSteps = (inputs: DemoInputs, customers: Customers, hoursAgo: HoursAgo): ReadonlyArray<DemoStep> => {
  const trips = lakeTrip(inputs, customers)
  const stops = trips.flatMap((trip) => trip.stops)
  const before = assemblePlan([], stops, {})
  const plan = assemblePlan(drivenRoutes(trips, inputs), stops, {})
  return [
    { id: inputs.random.id(), plan: before, description: describeUpload(before), at: hoursAgo(6.8) },
    { id: inputs.random.id(), plan, description: describePlanning(before, plan), at: hoursAgo(6.7) },
  ]
}

const drivenRoutes = (trips: ReadonlyArray<Trip>, { travel }: DemoInputs): ReadonlyArray<Route> =>
  trips.map((trip) => drivenRoute(trip, travel))

const describePlanning = (before: Plan, plan: Plan): string =>
  describeChange(summarisePlanChange('optimisation accepted', before, plan))

const describeUpload = (plan: Plan): string => describeChange(summariseUpload(emptyPlan, plan))

const optimisedSteps = (inputs: DemoInputs, customers: Customers, hoursAgo: HoursAgo): ReadonlyArray<DemoStep> => {
  const { random } = inputs
  const trips = demoTrips(inputs, customers)
  const unplannable = unplannableStops(inputs)
  const stops = random.shuffle([...trips.flatMap((trip) => trip.stops), ...unplannable.map(({ stop }) => stop)])
  const before = assemblePlan([], stops, {})
  const plannedStopIds = new Set(trips.flatMap((trip) => trip.stops.map(({ facts: { id } }) => id)))
  const reasonOf = new Map(unplannable.map(({ stop, reason }) => [stop.facts.id, { reason, repairs: [] }]))
  const markedStops = stops.map((stop) =>
    unplannedStop(
      withUnplannedReason(
        { ...stop.facts, flags: { ...stop.facts.flags, isOptimized: plannedStopIds.has(stop.facts.id) } },
        reasonOf.get(stop.facts.id),
      ),
    ),
  )
  const plan = assemblePlan(drivenRoutes(trips, inputs), markedStops, {})
  return [
    { id: random.id(), plan: before, description: describeUpload(before), at: hoursAgo(5.8) },
    { id: random.id(), plan, description: describePlanning(before, plan), at: hoursAgo(5.5) },
  ]
}

const UPLOADED_STOP_COUNT = 92

/** The stops of a week as a shop would upload them: some with a day, some with a time slot, in all towns. */
const uploadedStops = (inputs: DemoInputs, customers: ReadonlyArray<Customer>): ReadonlyArray<Stop> => {
  const { random, pickAddress, days, createdAt } = inputs
  const towns = allCarriers.flatMap((carrier) => carrier.towns)
  return customers.slice(0, UPLOADED_STOP_COUNT).map((customer) => {
    const address = pickAddress(towns[random.integerBelow(towns.length)] ?? '')
    return demoStop(random, customer, address, createdAt, {
      requestedDay: random.hasChance(60) ? days[random.integerBelow(days.length)] : undefined,
      ...(random.hasChance(35) ? pickSlot(random) : {}),
    })
  })
}

type UnplannableCustomer = {
  /** why the accepted optimisation did not plan the stop */
  readonly reason: string
  readonly customer: Customer
  readonly town: string
  readonly options: (days: ReadonlyArray<string>) => StopOptions
}

/** Stops that no vehicle can visit, each for another reason. */
const unplannableCustomers: ReadonlyArray<UnplannableCustomer> = [
  {
    reason: 'Time slot ends before anybody starts',
    customer: {
      name: 'Ontbijthotel De Nachtwacht',
      contact: 'Femke Mulder',
      type: 'Delivery',
      goods: 'Verse broodjes',
      notes: 'Alleen voor het ontbijt, daarna niet meer nodig',
    },
    town: 'Utrecht',
    options: ([, day]) => ({ timeSlotEarliest: `${day}T05:00`, timeSlotLatest: `${day}T05:45`, priority: 'High' }),
  },
  {
    reason: 'Larger than any vehicle',
    customer: {
      name: 'Tegelhandel Hoogwerf',
      contact: undefined,
      type: 'Delivery',
      goods: '40 pallets tegels',
      notes: 'Heftruck aanwezig',
    },
    town: 'Dordrecht',
    options: ([day]) => ({ requestedDay: day, demand: [400] }),
  },
  {
    reason: 'Too far to be there within the time slot',
    customer: {
      name: 'Apotheek Heuvelland',
      contact: 'Koen Dekker',
      type: 'Pickup',
      goods: 'Monsters voor het laboratorium',
      notes: 'Ophalen voor de praktijk opent',
    },
    town: 'Maastricht',
    options: ([, , day]) => ({ timeSlotEarliest: `${day}T07:00`, timeSlotLatest: `${day}T08:15` }),
  },
]

type UnplannableStop = { readonly stop: Stop; readonly reason: string }

const unplannableStops = ({ random, pickAddress, days, createdAt }: DemoInputs): ReadonlyArray<UnplannableStop> =>
  unplannableCustomers.map(({ reason, customer, town, options }) => ({
    stop: demoStop(random, customer, pickAddress(town), createdAt, options(days)),
    reason,
  }))
