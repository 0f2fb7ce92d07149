import * as E from 'fp-ts/Either'
import { etagOf, readIfMatch } from '../../contract'

/** Whether the browser has this version already, by its If-None-Match; a header that cannot be read counts as no. */
export const isKnown = (ifNoneMatch: string | undefined, version: string): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etagOf(version)) return true
  const known = readIfMatch(ifNoneMatch.replaceAll(weak, '$1'))
  return E.isRight(known) && (known.right?.includes(version) ?? true)
}

/** A proxy that compresses an answer makes its tag a weak one; for reading it is the same version. */
const weak = /(^|,)\s*W\/(?=")/g
