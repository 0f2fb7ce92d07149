import * as O from 'fp-ts/Option'
import type { StopHandover } from '../../../application/route'
import { dayLabel } from '../../../domain/calendar'
import { findVisit, type Plan } from '../../../domain/plan'
import { activitiesOf, routeNumberOf, type Route } from '../../../domain/route'
import type { StopId } from '../../../domain/stop'
import type { Choice } from '../../components'

/** Whose route visits the stop, and whose might. */
export type HandoverViewModel = {
  readonly value: string
  readonly choices: ReadonlyArray<Choice>
  /** what is to be done, where another driver is chosen */
  readonly handover: StopHandover | undefined
}

/** Nothing where no route visits the stop, or where nobody else drives. `chosen`: what was chosen, and is not sent yet. */
export const handoverViewModel = (
  plan: Plan,
  id: StopId,
  chosenRoute: string | undefined,
): HandoverViewModel | undefined => {
  const route = O.toUndefined(findVisit(plan, id))?.route
  if (route === undefined) return undefined
  const drivenRoutes = plan.routes.filter((other) => other.index === route.index || other.driverName !== undefined)
  if (drivenRoutes.length < 2) return undefined
  const targetRoute =
    chosenRoute === undefined ? undefined : drivenRoutes.find(({ index }) => String(index) === chosenRoute)
  const visitIndex = activitiesOf(route).findIndex((activity) => activity.id === id)
  return {
    value: String(targetRoute?.index ?? route.index),
    choices: drivenRoutes.map((other) => ({ value: String(other.index), label: routeLabel(other) })),
    handover:
      targetRoute === undefined || targetRoute.index === route.index
        ? undefined
        : { id, from: route.index, activityIndex: visitIndex, to: targetRoute },
  }
}

/** 2 · Joris de Vries · Ma 23-11 */
const routeLabel = (route: Route): string =>
  [
    String(routeNumberOf(route)),
    route.driverName ?? 'No driver',
    ...(route.day === undefined ? [] : [dayLabel(route.day)]),
  ].join(' · ')
