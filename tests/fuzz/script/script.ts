import fc from 'fast-check'
import { aPlannedRequest, type PlannedRequest } from './planned-request'

/** What users of two organisations ask at the same moments, moment by moment. */
export type Script = ReadonlyArray<readonly [PlannedRequest | undefined, PlannedRequest | undefined]>

const MAX_MOMENTS = 60

export const aScript = (): fc.Arbitrary<Script> => {
  const maybeRequest = fc.option(aPlannedRequest(), { nil: undefined, freq: 12 })
  return fc.array(fc.tuple(maybeRequest, maybeRequest), { maxLength: MAX_MOMENTS, size: 'max' })
}
