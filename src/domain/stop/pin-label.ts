import type { StopStatus } from './stop-warning'

export type PinLabel =
  | { readonly kind: 'dot' }
  | { readonly kind: 'number'; readonly text: string; readonly size: 16 | 14 | 12 }

/** §9: the number on a stop's marker, with its text size, or a dot without a number. */
export const pinLabelOf = ({ isPlanned, stopNumber }: Pick<StopStatus, 'isPlanned' | 'stopNumber'>): PinLabel =>
  isPlanned && stopNumber >= 1
    ? { kind: 'number', text: String(stopNumber), size: sizeFor(stopNumber) }
    : { kind: 'dot' }

const sizeFor = (stopNumber: number): 16 | 14 | 12 => {
  if (stopNumber < 100) return 16
  return stopNumber < 1000 ? 14 : 12
}
