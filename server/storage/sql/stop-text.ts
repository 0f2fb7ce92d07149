import { standingAt, unplannedOn, writeStop, type StopFacts } from '../../../src/domain/stop'
import { json } from './stored'

/** What was written of stops in a write, for the rows of the stops and for the change that brings them. */
export type StopTexts = Map<StopFacts, string>

/** A stop as it is kept. Where it is planned is written in its route. */
export const stopText = (stop: StopFacts, written: StopTexts): string => {
  const known = written.get(stop)
  if (known !== undefined) return known
  const text = json(writeStop(standingAt(stop, unplannedOn(stop.requestedDay))))
  written.set(stop, text)
  return text
}
