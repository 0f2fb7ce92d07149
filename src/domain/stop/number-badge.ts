import type { StopStatus } from './stop-warning'
import type { Placement } from './stop'
import { isStartOrEnd } from './stop-getters'

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

export type PinLabel = { readonly kind: 'dot' } | { readonly kind: 'number'; readonly text: string }

/** §9: the number on a stop's marker, or a dot without a number. */
export const pinLabelOf = ({ isPlanned, stopNumber }: Pick<Placement, 'isPlanned' | 'stopNumber'>): PinLabel =>
  isPlanned && stopNumber >= 1 ? { kind: 'number', text: String(stopNumber) } : { kind: 'dot' }
