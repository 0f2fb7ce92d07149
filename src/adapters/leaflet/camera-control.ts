import type L from 'leaflet'
import type { Camera } from '../../domain/map'

export type CameraControl = {
  /** sets the camera without moving the map */
  readonly setCamera: (camera: Camera) => void
  /** moves the map to the camera, also after the user panned it */
  readonly moveCamera: () => void
  readonly close: () => void
}

/** A map without a size, as on a hidden tab of a phone, moves as soon as it has one. */
export const createCameraControl = (map: L.Map): CameraControl => {
  let camera: Camera | undefined
  let hasMoved = false
  let isWaiting = false

  const moveCamera = (): void => {
    if (camera === undefined) return
    const { x, y } = map.getSize()
    isWaiting = x === 0 || y === 0
    if (isWaiting) return
    applyCamera(map, camera, hasMoved)
    hasMoved = true
  }
  const resizeObserver = new ResizeObserver(() => {
    map.invalidateSize({ animate: false })
    if (isWaiting) moveCamera()
  })
  resizeObserver.observe(map.getContainer())

  return {
    setCamera: (next) => {
      camera = next
    },
    moveCamera,
    close: () => resizeObserver.disconnect(),
  }
}

/**
 * Free space in pixels around fitted bounds: at the top for the pin heads, and for the controls over the map's edge.
 */
const fitPadding = { paddingTopLeft: [30, 64], paddingBottomRight: [30, 36] } as const satisfies L.FitBoundsOptions

/** Moves take 0.25 seconds; none is animated if the user prefers reduced motion. */
const applyCamera = (map: L.Map, camera: Camera, isAnimated: boolean): void => {
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
