import type { LookupField } from '../../../domain/address'
import { emptyStopForm, type StopForm } from '../../../domain/stop'
import { entryOf, type Entry, type JudgedWith } from '../../form'

/** §5: type and priority cannot be changed. */
export type StopField = 'customerName' | LookupField

export type NewStopEntry = Entry<StopForm, StopField>

export const newStopEntry: NewStopEntry = entryOf(emptyStopForm, [])

export const judgedWith: JudgedWith<StopField> = (field) => [field]
