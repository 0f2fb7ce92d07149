import fc from 'fast-check'
import { allEndpoints, type AnyEndpoint } from '../../../contract'
import { aCarried, type Carried } from './planned-body'
import { aHeading, type Heading } from './planned-headers'
import { aNaming, type Naming } from './planned-names'
import { aQuery } from './planned-query'

/**
 * A request that is planned before it is known which projects, stops and versions will
 * exist; it is made to fit when its turn comes.
 */
export type Wish = {
  readonly call: AnyEndpoint
  /** which of the call's paths */
  readonly path: number
  /** a method that the path does not take, instead of the call's own */
  readonly wrongMethod: string | undefined
  readonly naming: Naming
  readonly query: string
  readonly carried: Carried
  readonly heading: Heading
  /** whether it is sent again with the same idempotency key, which must not do it twice */
  readonly again: boolean
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Calls that change a plan are made more often, and slow ones less often. */
const weights: Readonly<Record<string, number>> = {
  addStop: 6,
  updateStop: 14,
  changeStopDriver: 9,
  changeRouteDriver: 6,
  changeLocks: 5,
  recalculateRoute: 5,
  saveProject: 12,
  undoChange: 10,
  redoChange: 8,
  uploadStops: 6,
  createProject: 4,
  listChanges: 4,
  optimiseProject: 5,
  downloadReport: 1,
  postRouteProblem: 1,
  deleteProject: 1,
}

const weightOf = ({ name, group }: AnyEndpoint): number => weights[name] ?? (group === 'Operations' ? 1 : 3)

const rarely = <A>(some: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(some, { freq: 1, nil: undefined })

const wishOf = (call: AnyEndpoint): fc.Arbitrary<Wish> =>
  fc.record({
    call: fc.constant(call),
    path: fc.nat(1),
    wrongMethod: fc.oneof({ weight: 40, arbitrary: fc.constant(undefined) }, rarely(fc.constantFrom(...notOf(call)))),
    naming: aNaming(),
    query: aQuery(call),
    carried: aCarried(call),
    heading: aHeading(call),
    again: fc.boolean(),
  })

const notOf = ({ path }: AnyEndpoint): ReadonlyArray<string> => {
  const taken = new Set<string>(allEndpoints.filter((other) => other.path === path).map(({ method }) => method))
  return methods.filter((method) => !taken.has(method))
}

export const aWish = (): fc.Arbitrary<Wish> =>
  fc.oneof(...allEndpoints.map((call) => ({ weight: weightOf(call), arbitrary: wishOf(call) })))
