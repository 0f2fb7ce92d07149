import * as E from 'fp-ts/Either'
import { whyItFailed, type CallFailed } from '../../../domain/call'
import { checkDriver } from '../../../domain/driver'
import type { DriverEntry, TypedField } from './driver-entry'

type FieldOnScreen = { readonly value: string; readonly error: string | undefined }

export type DriverFormOnScreen = {
  readonly fieldOf: (field: TypedField) => FieldOnScreen
  readonly address: { readonly value: string; readonly waiting: boolean }
  readonly isValid: boolean
  readonly isBusy: boolean
  readonly failure: string | undefined
  /** whether somebody else changed the driver since they were read */
  readonly isStale: boolean
}

/** `undone`: what did not come of it. */
export const driverFormOnScreen = (entry: DriverEntry, undone: string): DriverFormOnScreen => {
  const { driver, judged, asked, isBusy, failed } = entry
  const checked = checkDriver(driver)
  const reasons = E.isLeft(checked) ? checked.left : []
  const isStale = failed?.kind === 'refused' && failed.code === 'stale'
  return {
    fieldOf: (field) => ({
      value: driver[field],
      error: judged.includes(field) ? reasons.find((reason) => reason.field === field)?.reason : undefined,
    }),
    address: { value: driver.addressSummary, waiting: asked !== undefined },
    isValid: reasons.length === 0,
    isBusy,
    failure: failed && failureIn(failed, isStale, undone),
    isStale,
  }
}

const failureIn = (failed: CallFailed, isStale: boolean, undone: string): string =>
  isStale ? `${undone}: somebody else has changed this driver meanwhile.` : `${undone}: ${whyItFailed(failed)}`
