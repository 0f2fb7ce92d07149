import * as E from 'fp-ts/Either'
import { useReducer, useState } from 'react'
import type { LookUpAddress } from '../../application/address'
import { isSameLookup, lookupOnLeave } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'
import { useIsHere } from '../components'
import { afterEvent, type Entry, type JudgedWith, type TypedForm } from './form-state'

export type Entering<Form, Field, Read> = {
  readonly start: Entry<Form, Field>
  readonly judgedWith: JudgedWith<Field>
  /** whether the address that stands in the form need not be looked up again; it always is, unless said otherwise */
  readonly isSettled?: (form: Form) => boolean
  readonly read: (form: Form) => E.Either<unknown, Read>
  readonly lookUp: LookUpAddress
  readonly send: (read: Read) => Promise<E.Either<CallFailure, unknown>>
  readonly onSent: () => void
}

export type EntryActions<Field> = {
  readonly type: (field: Field, text: string) => void
  readonly leave: (field: Field) => void
  readonly submit: () => void
}

/** What is entered, and what one does in its form. */
export const useEntry = <Field extends string, Form extends TypedForm<Field>, Read>(
  entering: Entering<Form, Field, Read>,
): readonly [Entry<Form, Field>, EntryActions<Field>] => {
  const { start, isSettled, read, lookUp, send, onSent } = entering
  const [judging] = useState(() => afterEvent<Field, Form>(entering.judgedWith))
  const [entry, tell] = useReducer(judging, start)
  const isHere = useIsHere()

  const leave = async (field: Field): Promise<void> => {
    tell({ kind: 'left', field })
    const lookup = lookupOnLeave(entry.form, field)
    if (lookup === undefined || isSettled?.(entry.form) === true) return
    if (entry.asked !== undefined && isSameLookup(entry.asked, lookup)) return
    tell({ kind: 'asked', lookup })
    tell({ kind: 'answered', lookup, found: await lookUp(lookup) })
  }

  const submit = async (): Promise<void> => {
    const done = read(entry.form)
    if (entry.isBusy || E.isLeft(done)) return
    tell({ kind: 'sent' })
    const answer = await send(done.right)
    if (E.isLeft(answer)) return tell({ kind: 'failed', failed: answer.left })
    // Whoever went elsewhere meanwhile stays there.
    if (isHere()) onSent()
  }

  return [
    entry,
    {
      type: (field, text) => tell({ kind: 'typed', field, text }),
      leave: (field) => void leave(field),
      submit: () => void submit(),
    },
  ]
}
