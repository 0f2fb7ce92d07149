import type { ReceivedAnswer } from '../server-connection'
import { parseObject } from '../parse-answer'

/**
 * The version that a change led to; undefined if it was refused. A stored change whose answer was lost is refused as
 * stale when it is sent again: then the version in the refusal is its own.
 */
export const resultingVersion = ({ status, version, text }: ReceivedAnswer, isRepeat = false): number | undefined => {
  if (status === 200 || status === 201) return Number(version)
  return isRepeat && status === 412 ? Number(parseObject(text)['version']) : undefined
}
