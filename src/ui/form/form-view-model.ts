import { addressReasons, houseLabel, type AddressMatch } from '../../domain/address'
import { failureMessageOf, isNotFound } from '../../domain/failure'
import type { FieldReason } from '../../domain/parse'
import type { FormState, FormValues } from './form-state'
import type { FormActions } from './use-form'

type FieldViewModel = { readonly value: string; readonly error: string | undefined }

export type AddressViewModel = {
  readonly value: string
  readonly loading: boolean
  /** undefined where the register does not say */
  readonly match: AddressMatch | undefined
  /** offered in its place while the address service cannot be asked */
  readonly typedAddress: string | undefined
}

export type FormViewModel<Field> = {
  readonly fieldOf: (field: Field) => FieldViewModel
  readonly address: AddressViewModel
  readonly isValid: boolean
  readonly isBusy: boolean
  readonly failure: string | undefined
}

/** `reasons`: the errors of its fields; `failureMessage`: which action failed. */
export const formViewModel = <Field extends string>(
  { form, validated, pendingLookup, lookupFailure, match, isBusy, failure }: FormState<FormValues<Field>, Field>,
  reasons: ReadonlyArray<FieldReason>,
  failureMessage: string,
): FormViewModel<Field> => ({
  fieldOf: (field) => ({
    value: form[field],
    error: validated.includes(field) ? reasons.find((reason) => reason.field === field)?.reason : undefined,
  }),
  // No spinner while a known address is looked up again, because it rarely changes.
  address: {
    value: form.addressSummary,
    loading: pendingLookup !== undefined && form.addressSummary === '',
    match: form.addressSummary === '' ? undefined : match,
    typedAddress:
      form.addressSummary === '' &&
      lookupFailure !== undefined &&
      !isNotFound(lookupFailure) &&
      addressReasons(form).length === 0
        ? houseLabel(form)
        : undefined,
  },
  isValid: reasons.length === 0,
  isBusy,
  failure: failure && `${failureMessage}: ${failureMessageOf(failure)}`,
})

/** The props that every field of a form shares. */
export const fieldPropsOf =
  <Field extends string>(
    { fieldOf, isBusy }: Pick<FormViewModel<Field>, 'fieldOf' | 'isBusy'>,
    actions: Pick<FormActions<Field>, 'change' | 'blur'>,
  ) =>
  (name: Field) => ({
    ...fieldOf(name),
    name,
    readOnly: isBusy,
    onChange: (text: string) => actions.change(name, text),
    onBlur: () => actions.blur(name),
  })
