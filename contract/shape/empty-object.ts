import { optionalRecord } from './optional-record'
import { record } from './record'

type EmptyObject = Readonly<Record<string, never>>

/** For an endpoint without parameters, query or body. */
export const emptyObject = optionalRecord(record<EmptyObject>('Nothing', {}))
