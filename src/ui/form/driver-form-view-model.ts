import * as E from 'fp-ts/Either'
import { isStale } from '../../domain/failure'
import { parseDriverForm } from '../../domain/driver'
import { entryOnScreen, type EntryOnScreen } from '.'
import type { DriverEntry, DriverField } from './driver-form-state'

export type DriverFormOnScreen = EntryOnScreen<DriverField> & {
  /** whether somebody else changed the driver since they were read */
  readonly isStale: boolean
}

/** `undone`: what did not come of it. */
export const driverFormOnScreen = (entry: DriverEntry, undone: string): DriverFormOnScreen => {
  const checked = parseDriverForm(entry.form)
  const shown = entryOnScreen(entry, E.isLeft(checked) ? checked.left : [], undone)
  return entry.failed !== undefined && isStale(entry.failed)
    ? { ...shown, failure: `${undone}: somebody else has changed this driver meanwhile.`, isStale: true }
    : { ...shown, isStale: false }
}
