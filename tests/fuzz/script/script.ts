import fc from 'fast-check'
import { aWish, type Wish } from './planned-request'

/** What users of two organisations ask at the same moments, moment by moment. */
export type Script = ReadonlyArray<readonly [Wish | undefined, Wish | undefined]>

const MOST_MOMENTS = 60

export const aScript = (): fc.Arbitrary<Script> => {
  const someWish = fc.option(aWish(), { nil: undefined, freq: 12 })
  return fc.array(fc.tuple(someWish, someWish), { maxLength: MOST_MOMENTS, size: 'max' })
}
