import type { MapView } from '../../../../src/domain/map'
import type { Plan } from '../../../../src/domain/plan'

/** A way to draw a plan on Leaflet. */
export type MapStyle = { readonly show: (plan: Plan, view: MapView) => void }

/** Opens an empty map in an element. */
export type OpenStyle = (container: HTMLElement, baseLayer: BaseLayer) => MapStyle

/** What lies under the plan: nothing, which is the same for all styles, or the basemap of the product. */
export type BaseLayer = 'bare' | 'basemap'
