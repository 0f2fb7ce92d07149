import * as E from 'fp-ts/Either'
import { etagOf, parseIfMatch } from '../../contract'

/** Whether the browser has this version already, by its If-None-Match; a header that cannot be read counts as no. */
export const hasCachedVersion = (ifNoneMatch: string | undefined, version: string): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etagOf(version)) return true
  const cachedVersions = parseIfMatch(ifNoneMatch.replaceAll(weakTagPrefix, '$1'))
  return E.isRight(cachedVersions) && (cachedVersions.right?.includes(version) ?? true)
}

/** A proxy that compresses an answer makes its tag a weak one; for reading it is the same version. */
const weakTagPrefix = /(^|,)\s*W\/(?=")/g
