import type { WrittenAddress } from '../../src/domain/address'
import type { AddressChoice, RowCorrection, RowVerdict, Verdict } from '../../src/domain/import'
import { anyTextCodec, enumCodec, listCodec, optionalField, record, requiredField } from '../codec'
import { defineEndpoint, endpointDefaults, jsonAnswer, jsonBody } from '../endpoint'
import {
  correctionNoteFields,
  houseFields,
  latitudeCodec,
  longitudeCodec,
  writtenAddressFields,
} from './correction-endpoints'

/** An address as a row of a file gives it. */
export type AddressToCheck = WrittenAddress

/** What the address register says of an address; without coordinates it does not know where that is. */
export type AddressVerdict = Pick<RowVerdict, 'verdict'> & {
  /** the nearest first */
  readonly choices: ReadonlyArray<Required<AddressChoice>> | undefined
  readonly street: string | undefined
  readonly city: string | undefined
  readonly lat: number | undefined
  readonly lng: number | undefined
  /** undefined where the verdict is that of the register alone */
  readonly correction: RowCorrection | undefined
}

const MAX_ADDRESSES = 500

const addressCodec = record<AddressToCheck>('AddressToCheck', writtenAddressFields)

const rowCorrectionCodec = record<RowCorrection>('AddressCorrection', { ...houseFields, ...correctionNoteFields })

const choiceCodec = record<Required<AddressChoice>>('AddressChoice', {
  zip: optionalField('zip', anyTextCodec('3511AB')),
  houseNumber: requiredField('houseNumber', anyTextCodec('14')),
  houseNumberSuffix: houseFields.houseNumberSuffix,
  street: optionalField('street', anyTextCodec('Oude Gracht')),
  city: optionalField('city', anyTextCodec('Utrecht')),
  lat: requiredField('lat', latitudeCodec),
  lng: requiredField('lng', longitudeCodec),
})

const verdicts: ReadonlyArray<Verdict> = ['exact', 'number_differs', 'street_only', 'not_found', 'not_checked']

const verdictCodec = record<AddressVerdict>('AddressVerdict', {
  verdict: requiredField('verdict', enumCodec<Verdict>(verdicts, 'number_differs')),
  street: optionalField('street', anyTextCodec('Oude Gracht')),
  city: optionalField('city', anyTextCodec('Utrecht')),
  lat: optionalField('lat', latitudeCodec),
  lng: optionalField('lng', longitudeCodec),
  choices: optionalField('choices', listCodec(choiceCodec)),
  correction: optionalField('correction', rowCorrectionCodec),
})

export const checkAddresses = defineEndpoint({
  ...endpointDefaults,
  name: 'checkAddresses',
  method: 'POST',
  path: '/delivery/v2/addresses/verdicts',
  summary: 'Ask for many addresses whether the register has them, and what may have been meant',
  group: 'Addresses',
  body: jsonBody(
    record<{ readonly addresses: ReadonlyArray<AddressToCheck> }>('AddressesToCheck', {
      addresses: requiredField('addresses', listCodec(addressCodec, MAX_ADDRESSES)),
    }),
  ),
  answer: jsonAnswer(
    record<{ readonly verdicts: ReadonlyArray<AddressVerdict> }>('AddressVerdicts', {
      verdicts: requiredField('verdicts', listCodec(verdictCodec)),
    }),
  ),
  changesNothing: true,
})
