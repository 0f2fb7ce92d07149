import * as E from 'fp-ts/Either'
import { useReducer, useState } from 'react'
import type { LookUpAddress } from '../../application/address'
import { isSameLookup, lookupOnLeave, type Coordinates } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'
import { useIsMounted } from '../components'
import { formReducer, type FormState, type RelatedFields, type FormValues } from './form-state'

export type FormOptions<Form, Field, Parsed, Sent> = {
  readonly initialState: FormState<Form, Field>
  readonly relatedFields: RelatedFields<Field>
  /** whether the address in the form needs no lookup; by default it always gets one */
  readonly isAddressKnown?: (form: Form) => boolean
  readonly parse: (form: Form) => E.Either<unknown, Parsed>
  readonly lookUp: LookUpAddress
  readonly send: (parsed: Parsed) => Promise<E.Either<CallFailure, Sent>>
  readonly onSent: (answer: Sent) => void
}

export type FormActions<Field> = {
  readonly change: (field: Field, text: string) => void
  readonly blur: (field: Field) => void
  readonly place: (coordinates: Coordinates | undefined) => void
  readonly submit: () => void
}

export const useForm = <Field extends string, Form extends FormValues<Field>, Parsed, Sent>(
  options: FormOptions<Form, Field, Parsed, Sent>,
): readonly [FormState<Form, Field>, FormActions<Field> & { readonly rebase: (form: Form) => void }] => {
  const { initialState, isAddressKnown, parse, lookUp, send, onSent } = options
  const [reducer] = useState(() => formReducer<Field, Form>(options.relatedFields))
  const [state, dispatch] = useReducer(reducer, initialState)
  const isMounted = useIsMounted()

  const blur = async (field: Field): Promise<void> => {
    dispatch({ kind: 'blurred', field })
    const lookup = lookupOnLeave(state.form, field)
    if (lookup === undefined || isAddressKnown?.(state.form) === true) return
    if (state.pendingLookup !== undefined && isSameLookup(state.pendingLookup, lookup)) return
    dispatch({ kind: 'lookup started', lookup })
    dispatch({ kind: 'lookup finished', lookup, answer: await lookUp(lookup) })
  }

  const submit = async (): Promise<void> => {
    const parsed = parse(state.form)
    if (state.isBusy || E.isLeft(parsed)) return
    dispatch({ kind: 'sent' })
    const answer = await send(parsed.right)
    if (E.isLeft(answer)) return dispatch({ kind: 'failed', failure: answer.left })
    // `onSent` navigates, which it must not do for a user who has left the form.
    if (isMounted()) onSent(answer.right)
  }

  return [
    state,
    {
      change: (field, text) => dispatch({ kind: 'changed', field, text }),
      blur: (field) => void blur(field),
      place: (coordinates) => dispatch({ kind: 'placed', coordinates }),
      rebase: (form) => dispatch({ kind: 'rebased', form }),
      submit: () => void submit(),
    },
  ]
}
