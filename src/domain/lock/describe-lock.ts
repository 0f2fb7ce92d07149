import { dayTimeLabel } from '../calendar'
import type { Lock } from './lock'

/** `locked by demo since 22-11 10:15`, as far as that is known. */
export const describeLock = ({ by, at }: Lock): string => {
  const since = dayTimeLabel(at)
  return ['locked', ...(by === '' ? [] : [`by ${by}`]), ...(since === undefined ? [] : [`since ${since}`])].join(' ')
}
