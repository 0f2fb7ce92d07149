import type { Plan } from '../plan'
import { routeDayOptions } from '../project'
import { stopDayOptions } from '../stop'
import type { MapView } from './map-view'

/** Whether the plan offers the day that the view was left at nowhere: what was kept may be of another one, or no day. */
export const isDayLost = ({ day }: Pick<MapView, 'day'>, { routes, stops }: Pick<Plan, 'routes' | 'stops'>): boolean =>
  day !== undefined &&
  ![...routeDayOptions(routes, undefined), ...stopDayOptions(stops, undefined)].some((offered) => offered.day === day)
