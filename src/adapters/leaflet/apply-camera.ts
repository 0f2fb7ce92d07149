import type L from 'leaflet'
import type { Camera } from '../../domain/map'

/**
 * Free space in pixels around fitted bounds: at the top for the pin heads, and for the controls over the map's edge.
 */
const fitPadding = { paddingTopLeft: [30, 64], paddingBottomRight: [30, 36] } as const satisfies L.FitBoundsOptions

/** Moves take 0.25 seconds; none is animated if the user prefers reduced motion. */
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
