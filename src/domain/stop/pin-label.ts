import type { Placement } from './stop'

export type PinLabel = { readonly kind: 'dot' } | { readonly kind: 'number'; readonly text: string }

/** §9: the number on a stop's marker, or a dot without a number. */
export const pinLabelOf = ({ isPlanned, stopNumber }: Pick<Placement, 'isPlanned' | 'stopNumber'>): PinLabel =>
  isPlanned && stopNumber >= 1 ? { kind: 'number', text: String(stopNumber) } : { kind: 'dot' }
