import type L from 'leaflet'
import type { Camera } from '../../domain/map'

/** Pixels kept free about what is fitted: above it stand the heads of the pins, and what lies over the map's top. */
const free = { paddingTopLeft: [30, 64], paddingBottomRight: [30, 36] } as const satisfies L.FitBoundsOptions

/** Moves take a quarter of a second, or no time at all for those who asked for less motion. */
export const lookAt = (map: L.Map, camera: Camera, isMoving: boolean): void => {
  const options = { animate: isMoving && !wantsLessMotion(), duration: 0.25 }
  if (camera.kind === 'point') {
    map.setView(camera.at, camera.zoom, options)
    return
  }
  const { southWest, northEast } = camera.frame
  map.fitBounds(
    [
      [southWest.lat, southWest.lng],
      [northEast.lat, northEast.lng],
    ],
    { ...options, ...free, maxZoom: camera.maxZoom },
  )
}

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
