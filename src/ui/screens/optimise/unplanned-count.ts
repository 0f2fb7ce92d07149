import type { Plan } from '../../../domain/plan'
import { stopCount } from '../../../domain/stop'

export const unplannedIn = ({ stops }: Pick<Plan, 'stops'>): number =>
  stopCount(stops, { onlyUnplanned: true, focusedDay: undefined })
