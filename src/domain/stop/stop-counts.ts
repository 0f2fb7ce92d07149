import type { StopList } from './stop-list'
import { choicesOn } from './visible-stops'

/** §2: the count of the Stops tab. */
export const stopCount = ({ sheets }: StopList): number =>
  sheets.reduce((count, sheet) => count + choicesOn(sheet).all.length, 0)
