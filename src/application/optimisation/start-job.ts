import * as E from 'fp-ts/Either'
import type { CalendarDate, RouteDay } from '../../domain/calendar'
import type { Driver } from '../../domain/driver'
import { done, cancelled, failureMessageOf, type CallFailure } from '../../domain/failure'
import type { Carrier, Plan } from '../../domain/plan'
import {
  driverOrCarrierFromCarrier,
  driverOrCarrierFromDriver,
  planningDaysOf,
  visitDaysOf,
} from '../../domain/problem'
import { isCustomerStop, type Stop } from '../../domain/stop'
import type { Clock } from '../alert'
import type { CallServer } from '../session'
import type { JobFollower } from './follow-job'
import type { OptimisationGateway, JobStorage, TrackedJob } from './optimisation-ports'
import type { Phase } from './optimisation-state'
import type { OptimisationStore } from './optimisation-store'
import type { OptimiseOptions, PlanFor } from './optimise-options'
import type { OptimiseRequest } from '../../domain/optimisation'

/** The days, drivers and carriers to choose from. */
export type OptimisationInput = {
  readonly plan: Plan
  readonly drivers: ReadonlyArray<Driver>
  readonly carriers: ReadonlyArray<Carrier>
  readonly today: CalendarDate | undefined
}

/** The request to the server, and what the screen says about it. */
type PreparedRequest = {
  readonly request: OptimiseRequest
  readonly details: Omit<TrackedJob, 'jobId' | 'askedAt'>
}

export const daysToPlan = ({ plan, today }: Pick<OptimisationInput, 'plan' | 'today'>): ReadonlyArray<RouteDay> =>
  planningDaysOf(plan, today)

export const planForOf = ({ planFor }: OptimiseOptions, { drivers }: Pick<OptimisationInput, 'drivers'>): PlanFor =>
  planFor ?? (drivers.length > 0 ? 'drivers' : 'carriers')

export const prepareRequest = (options: OptimiseOptions, input: OptimisationInput): PreparedRequest => {
  const { weights, latenessWeight, budgetSeconds } = options
  const days = daysToPlan(input).filter((day) => !options.excludedDays.includes(day))
  const planFor = planForOf(options, input)
  const drivers = input.drivers.filter(({ id }) => !options.excludedDrivers.includes(id))
  const carriers = input.carriers.filter(({ id }) => !options.excludedCarriers.includes(id))
  const driversOrCarriers =
    planFor === 'drivers' ? drivers.map(driverOrCarrierFromDriver) : carriers.map(driverOrCarrierFromCarrier)
  return {
    request: {
      days,
      driverIds: planFor === 'drivers' ? drivers.map(({ id }) => id) : undefined,
      carrierIds: planFor === 'carriers' ? carriers.map(({ id }) => id) : undefined,
      weights,
      latenessWeight,
      budgetSeconds,
      keepLocked: undefined,
      seed: undefined,
    },
    details: {
      days,
      stops: countStopsOn(input.plan, days),
      planFor,
      driverOrCarrierIds: driversOrCarriers.map(({ id }) => id),
      budgetSeconds,
    },
  }
}

/** Counts the stops to plan. Those on routes of other days stay there; the others go on days they may be visited on. */
const countStopsOn = ({ routes, stops }: Plan, days: ReadonlyArray<RouteDay>): number => {
  const chosen = new Set(days)
  const otherDaysStopIds = new Set(
    routes
      .filter(({ day }) => day === undefined || !chosen.has(day))
      .flatMap(({ visits }) => visits.map(({ id }) => id)),
  )
  let count = 0
  for (const stop of stops)
    if (isCustomerStop(stop) && !otherDaysStopIds.has(stop.facts.id) && isAllowedOn(stop, chosen)) count += 1
  return count
}

const isAllowedOn = (stop: Stop, days: ReadonlySet<RouteDay>): boolean => {
  const allowedDays = visitDaysOf(stop)
  return allowedDays === undefined || allowedDays.some((day) => days.has(day))
}

export type StartOptimisationPorts = {
  readonly jobs: Pick<OptimisationGateway, 'optimise'>
  readonly store: Pick<OptimisationStore, 'value' | 'set' | 'isBusy'>
  readonly jobStorage: Pick<JobStorage, 'save'>
  readonly follow: Pick<JobFollower, 'startFollowing'>
  readonly clock: Pick<Clock, 'now'>
  readonly callServer: CallServer
}

export type StartOptimisation = (
  prepared: Pick<PreparedRequest, 'request' | 'details'>,
) => Promise<E.Either<CallFailure, void>>

/**
 * Starts an optimisation, one at a time. A user who leaves the project before the server answers finds the job on coming
 * back.
 */
export const startOptimisation =
  ({ jobs, store, jobStorage, follow, clock, callServer }: StartOptimisationPorts): StartOptimisation =>
  async ({ request, details }) => {
    const { project } = store.value
    if (project === undefined || store.isBusy) return cancelled
    const askedAt = clock.now()
    const startingPhase: Phase = { kind: 'starting' }
    store.set({ ...store.value, phase: startingPhase })
    const answer = await callServer('optimise', jobs.optimise(project, request))
    const isStarting = store.value.phase === startingPhase
    if (E.isLeft(answer)) {
      if (isStarting) store.set({ ...store.value, phase: { kind: 'idle', failure: failureMessageOf(answer.left) } })
      return answer
    }
    const trackedJob: TrackedJob = { jobId: answer.right, ...details, askedAt }
    jobStorage.save(project, trackedJob)
    if (isStarting) follow.startFollowing(project, trackedJob)
    return done
  }
