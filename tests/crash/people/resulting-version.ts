import type { Answered } from '../server-connection'
import { said } from '../parse-answer'

/**
 * The version that a change led to; undefined where it was refused. A change that was stored although its answer was
 * lost is refused as stale when it is sent again: then the version in the refusal is its own.
 */
export const ledTo = ({ status, version, text }: Answered, isRepeat = false): number | undefined => {
  if (status === 200 || status === 201) return Number(version)
  return isRepeat && status === 412 ? Number(said(text)['version']) : undefined
}
