import fc from 'fast-check'
import { allEndpoints, type AnyEndpoint } from '../../../contract'
import { aPlannedBody, type PlannedBody } from './planned-body'
import { plannedHeadersFor, type PlannedHeaders } from './planned-headers'
import { plannedNames, type PlannedNames } from './planned-names'
import { plannedQueryFor } from './planned-query'

/** A request that is planned before its projects, stops and versions exist; they are filled in when it is sent. */
export type PlannedRequest = {
  readonly endpoint: AnyEndpoint
  /** which of the endpoint's paths */
  readonly path: number
  /** a method that the path does not support, instead of the endpoint's own */
  readonly wrongMethod: string | undefined
  readonly names: PlannedNames
  readonly query: string
  readonly body: PlannedBody
  readonly headers: PlannedHeaders
  /** whether it is sent again with the same idempotency key, which must not carry it out twice */
  readonly isRepeated: boolean
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Endpoints that change a plan are requested more often, and slow ones less often. */
const weights: Readonly<Record<string, number>> = {
  addStop: 6,
  updateStop: 14,
  changeStopDriver: 9,
  changeRouteDriver: 6,
  changeLocks: 5,
  recalculateRoute: 5,
  recalculateAllRoutes: 2,
  saveProject: 12,
  undoChange: 10,
  redoChange: 8,
  uploadStops: 6,
  importStops: 8,
  createProject: 4,
  listChanges: 4,
  optimiseProject: 5,
  downloadReport: 1,
  exportStops: 2,
  postRouteProblem: 1,
  deleteProject: 1,
}

const weightOf = ({ name, group }: AnyEndpoint): number => weights[name] ?? (group === 'Operations' ? 1 : 3)

const optionalRarely = <A>(some: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> =>
  fc.option(some, { freq: 1, nil: undefined })

const plannedRequestFor = (endpoint: AnyEndpoint): fc.Arbitrary<PlannedRequest> =>
  fc.record({
    endpoint: fc.constant(endpoint),
    path: fc.nat(1),
    wrongMethod: fc.oneof(
      { weight: 40, arbitrary: fc.constant(undefined) },
      optionalRarely(fc.constantFrom(...otherMethodsOf(endpoint))),
    ),
    names: plannedNames(),
    query: plannedQueryFor(endpoint),
    body: aPlannedBody(endpoint),
    headers: plannedHeadersFor(endpoint),
    isRepeated: fc.boolean(),
  })

const otherMethodsOf = ({ path }: AnyEndpoint): ReadonlyArray<string> => {
  const usedMethods = new Set<string>(allEndpoints.filter((other) => other.path === path).map(({ method }) => method))
  return methods.filter((method) => !usedMethods.has(method))
}

export const aPlannedRequest = (endpoints: ReadonlyArray<AnyEndpoint>): fc.Arbitrary<PlannedRequest> =>
  fc.oneof(...endpoints.map((endpoint) => ({ weight: weightOf(endpoint), arbitrary: plannedRequestFor(endpoint) })))
