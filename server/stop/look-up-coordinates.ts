import * as E from 'fp-ts/Either'
import { addressSummaryOf } from '../../src/domain/address'
import type { StopDraft } from '../../src/domain/stop'
import { lookUpAll, type Geocoder, type LookupResult } from '../address'

/** Looks up the coordinates of stops that came without them; a stop whose address is not found stays without. */
export const lookUpCoordinates = async (
  geocoder: Geocoder,
  drafts: ReadonlyArray<StopDraft>,
): Promise<ReadonlyArray<StopDraft>> => {
  const draftsWithoutCoordinates = drafts.filter(({ coordinates }) => coordinates === undefined)
  const results = await lookUpAll(
    geocoder,
    draftsWithoutCoordinates.map(({ zip, houseNumber, houseNumberSuffix }) => ({
      zip,
      houseNumber,
      suffix: houseNumberSuffix,
    })),
  )
  const completedDrafts = new Map(
    draftsWithoutCoordinates.map((draft, index) => [draft, completeDraft(draft, results[index])]),
  )
  return drafts.map((draft) => completedDrafts.get(draft) ?? draft)
}

/** What the file says of the address is kept; the lookup only fills in what is missing. */
const completeDraft = (draft: StopDraft, result: LookupResult | undefined): StopDraft => {
  if (result === undefined || E.isLeft(result)) return draft
  const street = draft.street ?? result.right.street
  const city = draft.city ?? result.right.city
  const addressSummary = draft.addressSummary ?? addressSummaryOf({ ...draft, street, city })
  return { ...draft, street, city, addressSummary, coordinates: result.right.coordinates }
}
