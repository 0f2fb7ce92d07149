import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { parseDriverForm, type DriverDetails, type DriverForm } from '../../domain/driver'
import { useDesk } from '../actions'
import { useEntry, type EntryActions } from '.'
import { judgedWith, type DriverEntry, type DriverField } from './driver-form-state'

type Entering = {
  readonly start: DriverEntry
  readonly isSettled?: (form: DriverForm) => boolean
  readonly send: (details: DriverDetails) => Promise<E.Either<CallFailure, unknown>>
  readonly onSent: () => void
}

/** A driver as they are entered, and what one does in the form. */
export const useDriverEntry = (entering: Entering): readonly [DriverEntry, EntryActions<DriverField>] => {
  const { lookUpAddress } = useDesk().driver
  return useEntry({ ...entering, judgedWith, read: parseDriverForm, lookUp: lookUpAddress })
}
