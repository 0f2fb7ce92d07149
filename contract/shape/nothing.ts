import { orNothing } from './or-nothing'
import { record } from './record'

type Nothing = Readonly<Record<string, never>>

/** Nothing is asked and nothing is said. */
export const nothing = orNothing(record<Nothing>('Nothing', {}))
