import * as E from 'fp-ts/Either'
import { parseStopForm } from '../../../domain/stop'
import { entryOnScreen, type EntryOnScreen } from '../../form'
import type { NewStopEntry, StopField } from './add-stop-form-state'

export type NewStopOnScreen = EntryOnScreen<StopField> & {
  readonly type: string
  readonly priority: string
  /** what is said under the address */
  readonly help: string | undefined
}

export const newStopOnScreen = (entry: NewStopEntry): NewStopOnScreen => {
  const { type, priority, addressSummary } = entry.form
  const draft = parseStopForm(entry.form)
  return {
    ...entryOnScreen(entry, E.isLeft(draft) ? draft.left : [], 'The stop was not added'),
    type,
    priority,
    help: addressSummary === '' ? undefined : 'Found from zip and house number.',
  }
}
