import * as E from 'fp-ts/Either'
import { etagOf, readIfMatch } from '../../contract'

/** Whether who asks has this version already. One that cannot be read is known to nobody. */
export const isKnown = (ifNoneMatch: string | undefined, version: string): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etagOf(version)) return true
  const known = readIfMatch(ifNoneMatch.replaceAll(weak, '$1'))
  return E.isRight(known) && (known.right?.includes(version) ?? true)
}

/** What a server between has packed is the same version to who only reads. */
const weak = /(^|,)\s*W\/(?=")/g
