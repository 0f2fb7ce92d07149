import { optionalRecord } from './optional-record'
import { record } from './record'

type EmptyObject = Readonly<Record<string, never>>

/** For a call without parameters, query or body. */
export const emptyObject = optionalRecord(record<EmptyObject>('Nothing', {}))
