import fc from 'fast-check'
import type { AnyEndpoint } from '../../../contract'
import { aPlannedRequest, type PlannedRequest } from './planned-request'

/** The simultaneous requests of two organisations, step by step. */
export type Script = ReadonlyArray<readonly [PlannedRequest | undefined, PlannedRequest | undefined]>

const MAX_MOMENTS = 60

export const aScript = (endpoints: ReadonlyArray<AnyEndpoint>): fc.Arbitrary<Script> => {
  const maybeRequest = fc.option(aPlannedRequest(endpoints), { nil: undefined, freq: 12 })
  return fc.array(fc.tuple(maybeRequest, maybeRequest), { maxLength: MAX_MOMENTS, size: 'max' })
}
