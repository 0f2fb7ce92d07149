import type { Plan } from '../plan'
import { routeDayOptions } from '../project'
import { stopDayOptions } from '../stop'
import type { MapView } from './map-view'

/** Whether the day that the view was left at is nowhere in the plan: the cookie may be of another plan, or hold no day. */
export const isDayMissing = (
  { day }: Pick<MapView, 'day'>,
  { routes, stops }: Pick<Plan, 'routes' | 'stops'>,
): boolean =>
  day !== undefined &&
  ![...routeDayOptions(routes, undefined), ...stopDayOptions(stops, undefined)].some((option) => option.day === day)
