/** How markers are grouped: on a grid of this many pixels up to a zoom, or not at all. */
export type ClusterRule =
  | { readonly kind: 'grid'; readonly gridSize: number; readonly maxZoom: number }
  | { readonly kind: 'none' }

/** The grid size and the last zoom with groups (§9). */
export const gridClusters: ClusterRule = { kind: 'grid', gridSize: 40, maxZoom: 13 }

export const noClusters: ClusterRule = { kind: 'none' }

/** About a metre, in degrees: closer stops count as being at one place. */
export const SAME_PLACE_DEGREES = 1e-5
