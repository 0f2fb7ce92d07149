import type { Coordinates } from '../address'
import { NO_NUMBER, type Stop, type Placement } from './stop'
import { isStartOrEnd } from './stop-getters'

/** The fields that a stop and its activity share for warnings. */
export type StopStatus = {
  readonly type: string
  readonly isPlanned: boolean
  readonly stopNumber: number
}

type LocatedStatus = StopStatus & { readonly coordinates: Coordinates | undefined }

export const stopStatusOf = ({ facts, placement }: Stop): LocatedStatus => ({
  type: facts.type,
  isPlanned: placement.isPlanned,
  stopNumber: placement.stopNumber,
  coordinates: facts.coordinates,
})

export type StopWarning = 'Not planned' | 'No stop number'

/** §4: start and end have no warnings. */
export const stopWarning = ({ type, isPlanned, stopNumber }: StopStatus): StopWarning | undefined => {
  if (isStartOrEnd(type)) return undefined
  if (!isPlanned) return 'Not planned'
  return stopNumber === NO_NUMBER ? 'No stop number' : undefined
}

export type RowState =
  | { readonly kind: 'warning'; readonly message: StopWarning }
  | { readonly kind: 'info'; readonly message: 'No coordinates' }
  | { readonly kind: 'plain' }

/** §2: the highlight of a row; a warning takes precedence over missing coordinates. */
export const rowStateOf = (stop: LocatedStatus): RowState => {
  const warning = stopWarning(stop)
  if (warning !== undefined) return { kind: 'warning', message: warning }
  return stop.coordinates === undefined ? { kind: 'info', message: 'No coordinates' } : { kind: 'plain' }
}

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
