import { remembered } from '../../../src/domain/remembered'
import { unplannedOn, writeStop, type StopFacts } from '../../../src/domain/stop'
import { json } from './stored'

/** A stop as it is kept, written once for its row and for the change that brings it. Where it is planned is written in its route. */
export const stopText = (stop: StopFacts): string => written(stop).text

const written = remembered((stop: StopFacts) => ({
  text: json(writeStop({ ...stop, ...unplannedOn(stop.requestedDay) })),
}))
