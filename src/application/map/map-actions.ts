import type { Coordinates } from '../../domain/address'
import type { StopId } from '../../domain/stop'
import type { Pointed } from './map-state'
import type { MapStore } from './map-store'

/** What one does with the map without changing what it is narrowed to. */
export type MapHand = {
  /** nothing once the hand has left */
  readonly pointAt: (what: Pointed | undefined) => void
  readonly select: (stops: ReadonlyArray<StopId>) => void
  /** nothing once the stop is there, or given up */
  readonly propose: (at: Coordinates | undefined) => void
}

export const mapHand = ({ map }: { readonly map: Pick<MapStore, 'value' | 'become'> }): MapHand => ({
  pointAt: (pointed) => map.become({ ...map.value, pointed }),
  select: (selected) => map.become({ ...map.value, selected }),
  propose: (proposed) => map.become({ ...map.value, proposed }),
})
