import type { StopStatus } from './stop-warning'

export type PinLabel =
  | { readonly kind: 'dot' }
  | { readonly kind: 'number'; readonly text: string; readonly size: 16 | 14 | 12 }

/** §9: what a stop's marker says: its number in a size that fits, or a dot where the plan gives it none. */
export const pinLabelOf = ({ isPlanned, stopNumber }: Pick<StopStatus, 'isPlanned' | 'stopNumber'>): PinLabel =>
  isPlanned && stopNumber >= 1
    ? { kind: 'number', text: String(stopNumber), size: sizeFor(stopNumber) }
    : { kind: 'dot' }

const sizeFor = (stopNumber: number): 16 | 14 | 12 => {
  if (stopNumber < 100) return 16
  return stopNumber < 1000 ? 14 : 12
}
