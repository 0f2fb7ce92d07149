import * as E from 'fp-ts/Either'
import { useReducer } from 'react'
import type { CallFailed } from '../../../domain/call'
import { checkDriver, type DriverDetails } from '../../../domain/driver'
import { useDesk } from '../../desk'
import { useIsHere } from '../../parts'
import { driverEntry, lookupOnLeaving, type DriverEntry, type TypedField } from './driver-entry'

type Entering = {
  readonly start: DriverEntry
  readonly send: (details: DriverDetails) => Promise<E.Either<CallFailed, unknown>>
  readonly onSent: () => void
}

export type EntryActions = {
  readonly type: (field: TypedField, text: string) => void
  readonly leave: (field: TypedField) => void
  readonly submit: () => void
}

/** A driver as they are entered, and what one does in the form. */
export const useDriverEntry = ({ start, send, onSent }: Entering): readonly [DriverEntry, EntryActions] => {
  const { driver } = useDesk()
  const [entry, tell] = useReducer(driverEntry, start)
  const isHere = useIsHere()

  const leave = async (field: TypedField): Promise<void> => {
    tell({ kind: 'left', field })
    const lookup = lookupOnLeaving(entry, field)
    if (lookup === undefined) return
    tell({ kind: 'asked', lookup })
    tell({ kind: 'answered', lookup, found: await driver.lookUpAddress(lookup) })
  }

  const submit = async (): Promise<void> => {
    const details = checkDriver(entry.driver)
    if (entry.isBusy || E.isLeft(details)) return
    tell({ kind: 'sent' })
    const answer = await send(details.right)
    if (E.isLeft(answer)) return tell({ kind: 'failed', failed: answer.left })
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
