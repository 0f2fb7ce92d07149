import type { Answered } from '../line'
import { said } from '../said'

/**
 * The version that a change led to; undefined where it was refused. One that was kept when its answer was lost is too late
 * for the version it was meant for, by the version it led to itself.
 */
export const ledTo = ({ status, version, text }: Answered, isRepeat = false): number | undefined => {
  if (status === 200 || status === 201) return Number(version)
  return isRepeat && status === 412 ? Number(said(text)['version']) : undefined
}
