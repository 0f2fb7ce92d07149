import type { Plan } from '../../../domain/plan'
import { visibleBySheet } from '../../../domain/stop'

export const unplannedIn = ({ stops }: Pick<Plan, 'stops'>): number =>
  visibleBySheet(stops, { onlyUnplanned: true, focusedDay: undefined }).reduce((sum, { length }) => sum + length, 0)
