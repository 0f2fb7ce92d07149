import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { emptyAddressForm, addressReasons, type AddressForm } from '../address'
import { nonBlankText, maxLengths, oneOf, optional, recordOf, type FieldReason } from '../parse'
import { defaultDemand } from './demand'
import type { StopDraft } from './new-stop'
import { priorities, stopTypes } from './stop'

/** §2: the fields of the add stop screen. */
export type NewStopForm = AddressForm & {
  readonly type: string
  readonly priority: string
  readonly customerName: string
}

/** §5: type and priority are fixed. */
export const emptyNewStopForm: NewStopForm = {
  type: 'Delivery',
  priority: 'Regular',
  customerName: '',
  ...emptyAddressForm,
}

/** §5: the stop that a form describes, or the reason for each invalid field. */
export const parseNewStopForm = (form: NewStopForm): E.Either<ReadonlyArray<FieldReason>, StopDraft> =>
  pipe(
    parseFilledFields(form),
    E.map((fields) => ({ ...emptyFields, ...fields, coordinates: form.coordinates })),
  )

export const parseFilledFields = (form: NewStopForm): E.Either<ReadonlyArray<FieldReason>, Fields> =>
  pipe(
    parseFields(form),
    E.mapLeft((reasons) => [...reasons, ...addressReasons(form)]),
  )

const optionalText = optional(nonBlankText(maxLengths.other))

type Fields = Pick<
  StopDraft,
  | 'type'
  | 'priority'
  | 'customerName'
  | 'zip'
  | 'houseNumber'
  | 'houseNumberSuffix'
  | 'street'
  | 'city'
  | 'addressSummary'
>

const parseFields = recordOf<Fields>({
  type: { parser: oneOf(...stopTypes) },
  priority: { parser: oneOf(...priorities) },
  customerName: { parser: nonBlankText(maxLengths.name) },
  zip: { parser: nonBlankText(maxLengths.zip) },
  houseNumber: { parser: nonBlankText(maxLengths.other) },
  houseNumberSuffix: { parser: optionalText },
  street: { parser: optionalText },
  city: { parser: optionalText },
  addressSummary: { parser: nonBlankText(maxLengths.other), label: 'Address' },
})

const emptyFields: Omit<StopDraft, keyof Fields | 'coordinates'> = {
  contactName: undefined,
  phone: undefined,
  timeSlotEarliest: undefined,
  timeSlotLatest: undefined,
  duration: undefined,
  demand: defaultDemand,
  productDescription: undefined,
  notes: undefined,
  groupedExternalTaskIds: [],
  requestedDay: undefined,
  unknownFields: {},
}
