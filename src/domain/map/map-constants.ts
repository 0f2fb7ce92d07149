import { defaultHeadquarters, type Coordinates } from '../address'

/** §9: the initial view. */
export const defaultCentre: Coordinates = { lat: 52.100556, lng: 5.645833 }
export const DEFAULT_ZOOM = 7

/** §9 */
export const STOP_ZOOM = 16

/** §9: the headquarters shown to every user. */
export const fixedHeadquarters: ReadonlyArray<Coordinates> = [defaultHeadquarters, { lat: 52.5207985, lng: 6.1180216 }]

/** §9 */
export type ClusterRule =
  | { readonly kind: 'grid'; readonly gridSize: number; readonly maxZoom: number }
  | { readonly kind: 'none' }
export const gridClusters: ClusterRule = { kind: 'grid', gridSize: 40, maxZoom: 13 }
export const noClusters: ClusterRule = { kind: 'none' }

/** About a metre, in degrees: closer stops count as being at one place. */
export const SAME_PLACE_DEGREES = 1e-5
