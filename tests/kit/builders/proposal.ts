import type { Proposed, TrackedJob } from '../../../src/application/optimisation'
import type { OpenPlan } from '../../../src/application/plan'
import type { Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { aVisitTo, aRouteTo } from './route'
import type { StopId } from '../../../src/domain/stop'
import type { JobResult } from '../../../src/domain/optimisation'

const aTrackedJob: TrackedJob = {
  jobId: 'j1',
  days: ['2026-11-23'],
  stops: 3,
  planFor: 'carriers',
  driverOrCarrierIds: ['7', '8'],
  budgetSeconds: 20,
  askedAt: 0,
}

export const aProposal = (
  { routes, stops, unknownFields }: Plan,
  overrides: Partial<Proposed> & {
    unplanned?: JobResult['unplanned']
    sharedRepairs?: JobResult['sharedRepairs']
  } = {},
): Proposed => {
  const { unplanned = [], sharedRepairs, ...others } = overrides
  return {
    kind: 'proposed',
    trackedJob: aTrackedJob,
    result: { baseVersion: 3, document: { routes, unknownFields }, stops, unplanned, sharedRepairs },
    best: undefined,
    declined: [],
    affectedRoutes: new Map(),
    repairs: [],
    planIfAccepted: { document: { routes, unknownFields }, stops },
    isSaving: false,
    isOutdated: false,
    failure: undefined,
    ...others,
  }
}

export const openPlanWith = (plan: Plan, version = 3): OpenPlan => ({
  project: { id: '7', name: 'Week 48' },
  createdAt: undefined,
  version,
  plan,
})

/** A route to these stops with a given length in hundredths of a degree and a duration in hours from nine o'clock. */
export const aDrive = (
  ids: ReadonlyArray<StopId>,
  length: number,
  hours: number,
  overrides: Partial<Route> = {},
): Route => {
  const addressAt = (lat: number) => ({
    name: '',
    address: '',
    zipcode: '',
    coordinates: { lat, lng: 5 },
    unknownFields: {},
  })
  const hour = String(9 + hours).padStart(2, '0')
  return aRouteTo(ids, {
    start: aVisitTo('start', { type: 'start', address: addressAt(52), departure: '2026-11-23T09:00:00+01:00' }),
    visits: ids.map((id) => aVisitTo(id, { address: addressAt(52) })),
    end: aVisitTo('end', {
      type: 'end',
      address: addressAt(52 + length / 100),
      arrival: `2026-11-23T${hour}:00:00+01:00`,
    }),
    ...overrides,
  })
}
