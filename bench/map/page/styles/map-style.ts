import type { MapView } from '../../../../src/domain/map'
import type { Plan } from '../../../../src/domain/plan'

/** A way to draw a plan on Leaflet. */
export type MapStyle = { readonly show: (plan: Plan, view: MapView) => void }

/** Creates an empty map in an element. */
export type OpenStyle = (container: HTMLElement, baseLayer: BaseLayer) => MapStyle

/** The layer under the plan: none, equal for all styles, or the basemap of the product, without or with streets. */
export type BaseLayer = 'bare' | 'basemap' | 'streets'
