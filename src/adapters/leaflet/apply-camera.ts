import type L from 'leaflet'
import type { Camera } from '../../domain/map'

/** Pixels kept free about what is fitted: above it stand the heads of the pins, and what lies over the map's top. */
const fitPadding = { paddingTopLeft: [30, 64], paddingBottomRight: [30, 36] } as const satisfies L.FitBoundsOptions

/** Moves take a quarter of a second, or no time at all for those who asked for less motion. */
export const applyCamera = (map: L.Map, camera: Camera, isAnimated: boolean): void => {
  const options = { animate: isAnimated && !prefersReducedMotion(), duration: 0.25 }
  if (camera.kind === 'point') {
    map.setView(camera.coordinates, camera.zoom, options)
    return
  }
  const { southWest, northEast } = camera.bounds
  map.fitBounds(
    [
      [southWest.lat, southWest.lng],
      [northEast.lat, northEast.lng],
    ],
    { ...options, ...fitPadding, maxZoom: camera.maxZoom },
  )
}

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
