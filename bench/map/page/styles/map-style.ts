import type { MapView } from '../../../../src/domain/map'
import type { Plan } from '../../../../src/domain/plan'

/** A way to draw a plan on Leaflet: all of it again, or what differs. */
export type MapStyle = { readonly show: (plan: Plan, view: MapView) => void }

/** Puts an empty map in a place. */
export type OpenStyle = (place: HTMLElement, ground: Ground) => MapStyle

/** What the map lies on: nothing, which is the same for all, or the basemap of the product. */
export type Ground = 'bare' | 'basemap'
