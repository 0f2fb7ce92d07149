import * as E from 'fp-ts/Either'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { LookUpAddress } from '../../application/address'
import { isDutchZip, isSameLookup, lookupOf, lookupOnLeave, type Coordinates, type Lookup } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'
import { useIsMounted } from '../components'
import { formReducer, type FormState, type RelatedFields, type FormValues } from './form-state'

export type FormOptions<Form, Field, Parsed, Sent> = {
  readonly initialState: FormState<Form, Field>
  readonly relatedFields: RelatedFields<Field>
  /** whether the address in the form needs no lookup; by default it always gets one */
  readonly isAddressKnown?: (form: Form) => boolean
  /** whether an address is looked up also while its field is typed in, as soon as it is complete */
  readonly looksUpWhileTyping?: boolean
  readonly parse: (form: Form) => E.Either<unknown, Parsed>
  readonly lookUp: LookUpAddress
  readonly send: (parsed: Parsed) => Promise<E.Either<CallFailure, Sent>>
  readonly onSent: (answer: Sent) => void
}

export type FormActions<Field> = {
  readonly change: (field: Field, text: string) => void
  readonly blur: (field: Field) => void
  readonly place: (coordinates: Coordinates | undefined) => void
  readonly keepTypedAddress: () => void
  readonly submit: () => void
}

/** An address is complete once nothing was typed for a while: a house number may go on. */
const LOOKUP_DELAY_MS = 300

export const useForm = <Field extends string, Form extends FormValues<Field>, Parsed, Sent>(
  options: FormOptions<Form, Field, Parsed, Sent>,
): readonly [FormState<Form, Field>, FormActions<Field> & { readonly rebase: (form: Form) => void }] => {
  const { initialState, isAddressKnown, parse, lookUp, send, onSent } = options
  const [reducer] = useState(() => formReducer<Field, Form>(options.relatedFields))
  const [state, dispatch] = useReducer(reducer, initialState)
  const isMounted = useIsMounted()

  const runLookup = async (lookup: Lookup | undefined): Promise<void> => {
    if (lookup === undefined || isAddressKnown?.(state.form) === true) return
    if (state.pendingLookup !== undefined && isSameLookup(state.pendingLookup, lookup)) return
    dispatch({ kind: 'lookup started', lookup })
    dispatch({ kind: 'lookup finished', lookup, answer: await lookUp(lookup) })
  }
  const blur = (field: Field): void => {
    dispatch({ kind: 'blurred', field })
    void runLookup(lookupOnLeave(state.form, field))
  }

  const { zip, houseNumber, houseNumberSuffix } = state.form
  const looksUpWhileTyping = options.looksUpWhileTyping === true && isDutchZip(zip)
  const lookUpWhileTyping = useEffectEvent((typed: Lookup) => {
    if (state.form.addressSummary === '' && state.lookupFailure === undefined) void runLookup(lookupOf(typed))
  })
  useEffect(() => {
    if (!looksUpWhileTyping) return undefined
    const timer = setTimeout(() => lookUpWhileTyping({ zip, houseNumber, houseNumberSuffix }), LOOKUP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [looksUpWhileTyping, zip, houseNumber, houseNumberSuffix])

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
      blur,
      place: (coordinates) => dispatch({ kind: 'placed', coordinates }),
      keepTypedAddress: () => dispatch({ kind: 'address kept as typed' }),
      rebase: (form) => dispatch({ kind: 'rebased', form }),
      submit: () => void submit(),
    },
  ]
}
