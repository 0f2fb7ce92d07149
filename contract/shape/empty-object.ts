import { orNothing } from './optional-record'
import { record } from './record'

type Nothing = Readonly<Record<string, never>>

/** For a call without parameters, query or body. */
export const nothing = orNothing(record<Nothing>('Nothing', {}))
