import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { blankAddress, whyNoAddress, type AddressForm } from '../address'
import { filled, longest, oneOf, optional, recordOf, type Reason } from '../parse'
import { usualDemand } from './demand'
import type { StopDraft } from './new-stop'
import { priorities, stopTypes } from './stop'

/** §2: what stands in the fields of the add stop screen. */
export type StopForm = AddressForm & {
  readonly type: string
  readonly priority: string
  readonly customerName: string
}

/** §5: type and priority cannot be changed. */
export const emptyStopForm: StopForm = {
  type: 'Delivery',
  priority: 'Regular',
  customerName: '',
  ...blankAddress,
}

/** §5: the stop that the form describes, or what is wrong with which field. */
export const readStopForm = (form: StopForm): E.Either<ReadonlyArray<Reason>, StopDraft> =>
  pipe(
    wellFilled(form),
    E.map((fields) => ({ ...nothingMore, ...fields, at: form.at })),
  )

/** The fields of a form in which none is wrong. */
export const wellFilled = (form: StopForm): E.Either<ReadonlyArray<Reason>, Fields> =>
  pipe(
    readFields(form),
    E.mapLeft((reasons) => [...reasons, ...whyNoAddress(form)]),
  )

const maybeText = optional(filled(longest.other))

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

const readFields = recordOf<Fields>({
  type: { reader: oneOf(...stopTypes) },
  priority: { reader: oneOf(...priorities) },
  customerName: { reader: filled(longest.name) },
  zip: { reader: filled(longest.zip) },
  houseNumber: { reader: filled(longest.other) },
  houseNumberSuffix: { reader: maybeText },
  street: { reader: maybeText },
  city: { reader: maybeText },
  addressSummary: { reader: filled(longest.other), label: 'Address' },
})

const nothingMore: Omit<StopDraft, keyof Fields | 'at'> = {
  contactName: undefined,
  timeSlotEarliest: undefined,
  timeSlotLatest: undefined,
  duration: undefined,
  demand: usualDemand,
  productDescription: undefined,
  notes: undefined,
  groupedExternalTaskIds: [],
  requestedDay: undefined,
  extra: {},
}
