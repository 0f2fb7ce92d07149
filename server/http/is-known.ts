import * as E from 'fp-ts/Either'
import { readIfMatch } from '../../contract'

/** Whether who asks has this version already. One that cannot be read is known to nobody. */
export const isKnown = (ifNoneMatch: string | undefined, version: string): boolean => {
  if (ifNoneMatch === undefined) return false
  const known = readIfMatch(ifNoneMatch)
  return E.isRight(known) && (known.right?.includes(version) ?? true)
}
