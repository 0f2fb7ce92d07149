import { withPlacement, unplannedPlacementOf, encodeStop, type StopFacts } from '../../../src/domain/stop'
import { toJson } from './stored-json'

/** The texts of stops that were made in a write, which are used for their rows and for the change in the history. */
export type StopTexts = Map<StopFacts, string>

/** The stored text of a stop. Its place in the plan is not in it, but in its route. */
export const stopText = (stop: StopFacts, stopTexts: StopTexts): string => {
  const cached = stopTexts.get(stop)
  if (cached !== undefined) return cached
  const text = toJson(encodeStop(withPlacement(stop, unplannedPlacementOf(stop.requestedDay))))
  stopTexts.set(stop, text)
  return text
}
