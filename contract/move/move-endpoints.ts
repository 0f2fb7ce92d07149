import type { Move, MovedStop } from '../../src/domain/move'
import { NO_NUMBER } from '../../src/domain/stop'
import { booleanCodec, integerCodec, listCodec, nullableField, optionalField, record, requiredField } from '../codec'
import { defineEndpoint, endpointDefaults, jsonAnswer, jsonBody, projectParameters } from '../endpoint'
import { storedChangeCodec, type StoredChange } from '../history'
import { MAX_MOVES, moveCodec, routeIndexCodec, stopIdCodec } from './move-codec'
import { pricesRequestCodec, pricesResultCodec } from './price-request-codec'
import { totalsCodec, type Totals } from './totals-codec'

/** An edit by hand; `seenVersion` is the version of the project that the sender looked at. */
export type MovesRequest = { readonly seenVersion: number | undefined; readonly moves: ReadonlyArray<Move> }

const movesRequestCodec = record<MovesRequest>('Moves', {
  seenVersion: optionalField('seen', integerCodec({ min: 0 }, 41)),
  moves: requiredField('moves', listCodec(moveCodec, MAX_MOVES)),
})

export type MovesResult = {
  readonly version: number
  /** undefined where nothing has changed */
  readonly change: StoredChange | undefined
  /** where each moved stop is after the edit */
  readonly movedStops: ReadonlyArray<MovedStop>
  readonly totalsBefore: Totals
  readonly totalsAfter: Totals
  /** whether the stop that was named as the one before had left the route, so that the moved stop was put elsewhere */
  readonly isPutElsewhere: boolean | undefined
}

const movesResultCodec = record<MovesResult>('MovesResult', {
  version: requiredField('version', integerCodec({ min: 1 }, 42)),
  change: nullableField('change', storedChangeCodec),
  movedStops: requiredField(
    'placed',
    listCodec(
      record<MovedStop>('PlacedStop', {
        stop: requiredField('stop', stopIdCodec),
        route: nullableField('route', routeIndexCodec),
        stopNumber: requiredField('stop_number', integerCodec({ min: NO_NUMBER }, 60)),
      }),
    ),
  ),
  totalsBefore: requiredField('totals_before', totalsCodec),
  totalsAfter: requiredField('totals_after', totalsCodec),
  isPutElsewhere: optionalField('rebased', booleanCodec(true)),
})

const MAX_BYTES = 2 * 1024 * 1024

export const moveStops = defineEndpoint({
  ...endpointDefaults,
  name: 'moveStops',
  method: 'POST',
  path: '/delivery/v2/projects/{id}/moves',
  summary: 'Move stops between routes and off them, and reloads on their routes: all of them or none, as one change',
  group: 'Stops',
  parameters: projectParameters,
  body: jsonBody(movesRequestCodec, MAX_BYTES),
  answer: jsonAnswer(movesResultCodec),
  refusals: ['not_found', 'moved_meanwhile', 'locked'],
  version: { sendsEtag: true, checksIfMatch: true },
  sendsChange: true,
})

export const priceStops = defineEndpoint({
  ...endpointDefaults,
  name: 'priceStops',
  method: 'POST',
  path: '/delivery/v2/projects/{id}/prices',
  summary: 'Read what it would cost to put stops on each route of a day, best first; nothing is changed',
  group: 'Stops',
  parameters: projectParameters,
  body: jsonBody(pricesRequestCodec, MAX_BYTES),
  answer: jsonAnswer(pricesResultCodec),
  refusals: ['not_found'],
  changesNothing: true,
  version: { sendsEtag: true, checksIfMatch: false },
})
