import type { Progress } from '../../solver'
import type { RouteDay } from '../../../src/domain/calendar'
import type { PlanFigures } from '../../../src/domain/optimisation'
import { placesOfRoute, routeSecondsOf, stopVisitsOf, type Route } from '../../../src/domain/route'
import type { Travel } from '../../travel'

export type ProgressThrottle = {
  readonly record: (progress: Progress) => void
  readonly latest: () => Progress | undefined
  /** resolves once the last write has ended */
  readonly close: () => Promise<void>
}

/** Passes the latest progress to `write` at a limited rate, one call at a time. */
export const progressThrottle = (write: (progress: Progress) => Promise<void>, intervalMs = 400): ProgressThrottle => {
  let latest: Progress | undefined
  let [hasPending, isClosed] = [false, false]
  let lastWrite = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const flush = (): void => {
    timer = undefined
    if (latest === undefined || !hasPending || isClosed) return
    hasPending = false
    lastWrite = write(latest)
    timer = setTimeout(() => void lastWrite.finally(flush), intervalMs)
  }

  return {
    record: (progress) => {
      latest = progress
      hasPending = true
      if (timer === undefined) flush()
    },
    latest: () => latest,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await lastWrite
    },
  }
}

/** The totals of the routes that stay, beside those that a solver plans. */
export type KeptRouteTotals = Pick<PlanFigures, 'metres' | 'seconds' | 'planned'>

export const NO_KEPT_ROUTES: KeptRouteTotals = { metres: 0, seconds: 0, planned: 0 }

/** The totals of the routes of the chosen days, or of all days where none are chosen; routes without a day are left out. */
export const keptRouteTotals = (
  routes: ReadonlyArray<Route>,
  days: ReadonlyArray<RouteDay> | undefined,
  travel: Pick<Travel, 'drive'>,
): KeptRouteTotals =>
  routes
    .filter(({ day }) => day !== undefined && days?.includes(day) !== false)
    .reduce(
      (sum, route) => ({
        metres: sum.metres + (route.metres ?? routeMetres(route, travel)),
        seconds: sum.seconds + (routeSecondsOf(route) ?? 0),
        planned: sum.planned + stopVisitsOf(route).length,
      }),
      NO_KEPT_ROUTES,
    )

export const addKeptTotals = (best: PlanFigures, { metres, seconds, planned }: KeptRouteTotals): PlanFigures => ({
  ...best,
  metres: best.metres + metres,
  seconds: best.seconds + seconds,
  planned: best.planned + planned,
})

const routeMetres = (route: Route, travel: Pick<Travel, 'drive'>): number => travel.drive(placesOfRoute(route)).metres
