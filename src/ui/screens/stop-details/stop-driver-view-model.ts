import * as O from 'fp-ts/Option'
import type { StopDriverChange } from '../../../application/route'
import { dayLabel } from '../../../domain/calendar'
import { findVisit, type Plan } from '../../../domain/plan'
import { activitiesOf, routeNumberOf, type Route } from '../../../domain/route'
import type { StopId } from '../../../domain/stop'
import type { Choice } from '../../components'

export type StopDriverViewModel = {
  readonly value: string
  readonly choices: ReadonlyArray<Choice>
  /** undefined unless another route is chosen */
  readonly change: StopDriverChange | undefined
}

/** Undefined where no route visits the stop or no other route has a driver. `chosenRoute`: chosen but not submitted. */
export const stopDriverViewModel = (
  plan: Plan,
  id: StopId,
  chosenRoute: string | undefined,
): StopDriverViewModel | undefined => {
  const route = O.toUndefined(findVisit(plan, id))?.route
  if (route === undefined) return undefined
  const drivenRoutes = plan.routes.filter((other) => other.index === route.index || other.driverName !== undefined)
  if (drivenRoutes.length < 2) return undefined
  const targetRoute =
    chosenRoute === undefined ? undefined : drivenRoutes.find(({ index }) => String(index) === chosenRoute)
  const activityIndex = activitiesOf(route).findIndex((activity) => activity.id === id)
  return {
    value: String(targetRoute?.index ?? route.index),
    choices: drivenRoutes.map((other) => ({ value: String(other.index), label: routeLabel(other) })),
    change:
      targetRoute === undefined || targetRoute.index === route.index
        ? undefined
        : { id, from: route.index, activityIndex, to: targetRoute },
  }
}

/** Such as `2 · Joris de Vries · Ma 23-11`. */
const routeLabel = (route: Route): string =>
  [
    String(routeNumberOf(route)),
    route.driverName ?? 'No driver',
    ...(route.day === undefined ? [] : [dayLabel(route.day)]),
  ].join(' · ')
