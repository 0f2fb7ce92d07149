import * as E from 'fp-ts/Either'
import { readStopForm } from '../../../domain/stop'
import type { NewStopForm, TypedField } from './new-stop-form'

type FieldOnScreen = { readonly value: string; readonly error: string | undefined }

export type NewStopOnScreen = Readonly<Record<TypedField, FieldOnScreen>> & {
  readonly type: string
  readonly priority: string
  readonly address: { readonly value: string; readonly help: string | undefined; readonly waiting: boolean }
  readonly isValid: boolean
  readonly isBusy: boolean
  readonly failure: string | undefined
}

export const newStopOnScreen = ({ stop, judged, asked, isBusy, failure }: NewStopForm): NewStopOnScreen => {
  const draft = readStopForm(stop)
  const reasons = E.isLeft(draft) ? draft.left : []
  const fieldOf = (field: TypedField): FieldOnScreen => ({
    value: stop[field],
    error: judged.includes(field) ? reasons.find((reason) => reason.field === field)?.reason : undefined,
  })
  const isFound = stop.addressSummary !== ''
  return {
    type: stop.type,
    priority: stop.priority,
    customerName: fieldOf('customerName'),
    zip: fieldOf('zip'),
    houseNumber: fieldOf('houseNumber'),
    houseNumberSuffix: fieldOf('houseNumberSuffix'),
    address: {
      value: stop.addressSummary,
      help: isFound ? 'Found from zip and house number.' : undefined,
      waiting: asked !== undefined,
    },
    isValid: reasons.length === 0,
    isBusy,
    failure,
  }
}
