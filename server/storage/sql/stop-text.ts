import { withPlacement, unplannedPlacementOf, encodeStop, type StopFacts } from '../../../src/domain/stop'
import { toJson } from './stored-json'

/** The texts of stops made during a write, shared by their rows and the change in the history. */
export type StopTexts = Map<StopFacts, string>

/** The stored text of a stop. Its placement is stored with its route. */
export const stopText = (stop: StopFacts, stopTexts: StopTexts): string => {
  const cached = stopTexts.get(stop)
  if (cached !== undefined) return cached
  const text = toJson(encodeStop(withPlacement(stop, unplannedPlacementOf(stop.requestedDay))))
  stopTexts.set(stop, text)
  return text
}
