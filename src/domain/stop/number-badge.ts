import type { StopStatus } from './stop-warning'
import { isStartOrEnd } from './stop-type'

export type NumberBadge =
  | { readonly kind: 'circle' }
  | { readonly kind: 'dash'; readonly text: '–' }
  | { readonly kind: 'number'; readonly text: string }

/** §2: column #. Start and end show a circle; a number below 1 shows a dash. */
export const numberBadgeOf = ({ type, stopNumber }: Pick<StopStatus, 'type' | 'stopNumber'>): NumberBadge => {
  if (isStartOrEnd(type)) return { kind: 'circle' }
  return stopNumber >= 1 ? { kind: 'number', text: String(stopNumber) } : { kind: 'dash', text: '–' }
}

/** §2: column T. */
export const typeInitialOf = (type: string): string => Array.from(type.trim()).at(0)?.toUpperCase() ?? ''
