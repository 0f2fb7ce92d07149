import * as O from 'fp-ts/Option'
import type { StopHandover } from '../../../application/route'
import { dayLabel } from '../../../domain/calendar'
import { findVisit, type Plan } from '../../../domain/plan'
import { activitiesOf, routeNumberOf, type Route } from '../../../domain/route'
import type { StopId } from '../../../domain/stop'
import type { Choice } from '../../components'

/** Whose route visits the stop, and whose might. */
export type HandoverOnScreen = {
  readonly value: string
  readonly choices: ReadonlyArray<Choice>
  /** what is to be done, where another driver is chosen */
  readonly handover: StopHandover | undefined
}

/** Nothing where no route visits the stop, or where nobody else drives. `chosen`: what was chosen, and is not sent yet. */
export const handoverOnScreen = (plan: Plan, id: StopId, chosen: string | undefined): HandoverOnScreen | undefined => {
  const route = O.toUndefined(findVisit(plan, id))?.route
  if (route === undefined) return undefined
  const driven = plan.routes.filter((other) => other.index === route.index || other.driverName !== undefined)
  if (driven.length < 2) return undefined
  const to = chosen === undefined ? undefined : driven.find(({ index }) => String(index) === chosen)
  const place = activitiesOf(route).findIndex((activity) => activity.id === id)
  return {
    value: String(to?.index ?? route.index),
    choices: driven.map((other) => ({ value: String(other.index), words: wordsOf(other) })),
    handover: to === undefined || to.index === route.index ? undefined : { id, from: route.index, activityIndex: place, to },
  }
}

/** 2 · Joris de Vries · Ma 23-11 */
const wordsOf = (route: Route): string =>
  [
    String(routeNumberOf(route)),
    route.driverName ?? 'No driver',
    ...(route.day === undefined ? [] : [dayLabel(route.day)]),
  ].join(' · ')
