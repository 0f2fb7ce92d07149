import * as E from 'fp-ts/Either'
import { addressSummaryOf } from '../../src/domain/address'
import type { StopDraft } from '../../src/domain/stop'
import { findAll, type AddressBook, type Found } from '../address'

/** Looks up the coordinates of stops that came without them; a stop whose address is not found stays without. */
export const lookedUp = async (
  book: AddressBook,
  drafts: ReadonlyArray<StopDraft>,
): Promise<ReadonlyArray<StopDraft>> => {
  const placeless = drafts.filter(({ coordinates }) => coordinates === undefined)
  const found = await findAll(
    book,
    placeless.map(({ zip, houseNumber, houseNumberSuffix }) => ({ zip, houseNumber, suffix: houseNumberSuffix })),
  )
  const completed = new Map(placeless.map((draft, place) => [draft, completedBy(draft, found[place])]))
  return drafts.map((draft) => completed.get(draft) ?? draft)
}

/** What the file says of the address is kept; the lookup only fills in what is missing. */
const completedBy = (draft: StopDraft, found: Found | undefined): StopDraft => {
  if (found === undefined || E.isLeft(found)) return draft
  const street = draft.street ?? found.right.street
  const city = draft.city ?? found.right.city
  const addressSummary = draft.addressSummary ?? addressSummaryOf({ ...draft, street, city })
  return { ...draft, street, city, addressSummary, coordinates: found.right.coordinates }
}
