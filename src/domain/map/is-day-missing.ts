import type { Plan } from '../plan'
import { routeDayOptions } from '../project'
import { stopDayOptions } from '../stop'
import type { MapView } from './map-view'

/** The day may come from a cookie of another plan, or be no day at all. */
export const isDayMissing = (
  { day }: Pick<MapView, 'day'>,
  { routes, stops }: Pick<Plan, 'routes' | 'stops'>,
): boolean =>
  day !== undefined &&
  ![...routeDayOptions(routes, undefined), ...stopDayOptions(stops, undefined)].some((option) => option.day === day)
