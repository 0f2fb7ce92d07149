import type { Plan } from '../../../domain/plan'
import { countStops } from '../../../domain/stop'

export const unplannedCountOf = ({ stops }: Pick<Plan, 'stops'>): number =>
  countStops(stops, { onlyUnplanned: true, focusedDay: undefined })
