/** Responsible for the built-in map of the Netherlands: its shapes and names, and which labels fit at a zoom. */
export { decodeBasemap, shippedBasemap, type Basemap, type BasemapShape } from './decode-basemap'
export { basemapLabels, type Label, type LabelStyle } from './basemap-labels'
export { labelBoxAt, placeLabels, type PixelBox, type PlacedLabel } from './place-labels'
