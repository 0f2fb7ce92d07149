import type { AddressCorrection, AddressCorrections, House, WrittenAddress } from '../../src/domain/address'
import {
  anyTextCodec,
  booleanCodec,
  dateTimeCodec,
  integerCodec,
  listCodec,
  numberCodec,
  optionalField,
  record,
  requiredField,
  textCodec,
} from '../codec'
import { defineEndpoint, emptyAnswer, endpointDefaults, jsonAnswer, jsonBody } from '../endpoint'

/** How many corrections an answer has if the request does not say. */
export const DEFAULT_CORRECTION_COUNT = 100

/** Who corrected an address, and when. */
export const correctionNoteFields = {
  by: requiredField('by', anyTextCodec('m.visser')),
  at: requiredField('at', dateTimeCodec('2026-11-23T08:14:00.000Z')),
}

/** The fields by which an address is found again, in any spelling. */
export const houseFields = {
  zip: requiredField('zip', anyTextCodec('3511 AB')),
  houseNumber: requiredField('houseNumber', anyTextCodec('12')),
  houseNumberSuffix: optionalField('houseNumberSuffix', anyTextCodec('a')),
}

export const writtenAddressFields = {
  ...houseFields,
  street: optionalField('street', anyTextCodec('Oude Gracht')),
  city: optionalField('city', anyTextCodec('Utrecht')),
}

export const latitudeCodec = numberCodec({ min: -90, max: 90 }, 52.0907)
export const longitudeCodec = numberCodec({ min: -180, max: 180 }, 5.1214)

const houseCodec = record<House>('CorrectedAddress', houseFields)
const addressCodec = record<WrittenAddress>('WrittenAddress', writtenAddressFields)

/** A correction as it is sent; the coordinates are those of the corrected address, where it was given a place. */
export type SentCorrection = Omit<AddressCorrection, 'coordinates'> & {
  readonly lat: number | undefined
  readonly lng: number | undefined
}

type SentCorrections = Omit<AddressCorrections, 'corrections'> & { readonly corrections: ReadonlyArray<SentCorrection> }

const correctionCodec = record<SentCorrection>('RememberedCorrection', {
  written: requiredField('written', addressCodec),
  corrected: requiredField('corrected', addressCodec),
  lat: optionalField('lat', latitudeCodec),
  lng: optionalField('lng', longitudeCodec),
  ...correctionNoteFields,
})

const correctionsEndpoint = {
  ...endpointDefaults,
  path: '/delivery/v2/addresses/corrections',
  group: 'Addresses',
} as const

export type CorrectionQuery = { readonly search?: string | undefined; readonly limit?: number | undefined }

export const listCorrections = defineEndpoint({
  ...correctionsEndpoint,
  name: 'listCorrections',
  method: 'GET',
  summary:
    'List what users of the organisation corrected of addresses, newest first; `search` finds those in which all of its words stand, of up to eight',
  query: record<CorrectionQuery>('CorrectionQuery', {
    search: optionalField('search', textCodec('Oude Gracht')),
    limit: optionalField('limit', integerCodec({ min: 1, max: 500 }, DEFAULT_CORRECTION_COUNT)),
  }),
  answer: jsonAnswer(
    record<SentCorrections>('RememberedCorrections', {
      corrections: requiredField('corrections', listCodec(correctionCodec)),
      isMore: requiredField('more', booleanCodec(false)),
    }),
  ),
  version: { sendsEtag: true, checksIfMatch: false },
})

export const forgetCorrection = defineEndpoint({
  ...correctionsEndpoint,
  name: 'forgetCorrection',
  method: 'DELETE',
  summary:
    'Forget what users of the organisation corrected of an address, which can be brought back for a day; stops that have it stay as they are',
  query: houseCodec,
  answer: emptyAnswer,
  refusals: ['not_found'],
})

export const restoreCorrection = defineEndpoint({
  ...correctionsEndpoint,
  name: 'restoreCorrection',
  method: 'POST',
  path: `${correctionsEndpoint.path}/restore`,
  summary: 'Bring back what was last forgotten of an address, within a day',
  body: jsonBody(houseCodec),
  answer: emptyAnswer,
  refusals: ['not_found'],
})
