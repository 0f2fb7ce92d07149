import type * as E from 'fp-ts/Either'
import type { CallFailed } from '../../domain/call'
import { checkDriver, type DriverDetails, type DriverForm } from '../../domain/driver'
import { useDesk } from '../desk'
import { useEntry, type EntryActions } from '../entry'
import { judgedWith, type DriverEntry, type DriverField } from './driver-entry'

type Entering = {
  readonly start: DriverEntry
  readonly isSettled?: (form: DriverForm) => boolean
  readonly send: (details: DriverDetails) => Promise<E.Either<CallFailed, unknown>>
  readonly onSent: () => void
}

/** A driver as they are entered, and what one does in the form. */
export const useDriverEntry = (entering: Entering): readonly [DriverEntry, EntryActions<DriverField>] => {
  const { lookUpAddress } = useDesk().driver
  return useEntry({ ...entering, judgedWith, read: checkDriver, lookUp: lookUpAddress })
}
