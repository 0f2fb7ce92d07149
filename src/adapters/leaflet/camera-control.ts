import type L from 'leaflet'
import type { Camera, MapContent } from '../../domain/map'

type Cameras = Pick<MapContent, 'camera' | 'fit'>

export type CameraControl = {
  /** sets the cameras without moving the map */
  readonly setCameras: (cameras: Cameras) => void
  /** moves the map to one of the cameras, also after the user panned it, and again when the map is resized */
  readonly moveTo: (target: keyof Cameras) => void
  readonly close: () => void
}

/**
 * A map without a size, as on a hidden tab of a phone, moves as soon as it has one. Leaflet ignores a move while it zooms,
 * so that one has to wait for its end.
 */
export const createCameraControl = (map: L.Map): CameraControl => {
  let cameras: Cameras | undefined
  let hasMoved = false
  let isZooming = false
  /** Leaflet begins a zoom in the next frame, and would then replace a move that was made meanwhile. */
  let isStarting = false
  let waitingFor: keyof Cameras | undefined
  /** undefined once the user has moved the map */
  let movedTo: keyof Cameras | undefined
  let isApplying = false
  let isClosed = false

  const moveTo = (target: keyof Cameras, mayAnimate = true): void => {
    if (cameras === undefined) return
    const { x, y } = map.getSize()
    waitingFor = x === 0 || y === 0 || isZooming || isStarting ? target : undefined
    if (waitingFor !== undefined) return
    movedTo = target
    isStarting = mayAnimate && hasMoved && !prefersReducedMotion()
    isApplying = true
    applyCamera(map, cameras[target], isStarting)
    isApplying = false
    hasMoved = true
    if (isStarting) requestAnimationFrame(onStarted)
  }
  const onStarted = (): void => {
    isStarting = false
    if (waitingFor !== undefined && !isClosed) moveTo(waitingFor)
  }
  const resizeObserver = new ResizeObserver(() => {
    const sizeBefore = map.getSize()
    map.invalidateSize({ animate: false })
    if (waitingFor !== undefined) return moveTo(waitingFor)
    if (movedTo !== undefined && !map.getSize().equals(sizeBefore)) moveTo(movedTo, false)
  })
  resizeObserver.observe(map.getContainer())
  map.on('movestart', () => {
    if (!isApplying && !isStarting) movedTo = undefined
  })
  map.on('zoomstart', () => {
    isZooming = true
  })
  // A map that is resized ends a move, too, while it zooms.
  map.on('zoomend', () => {
    isZooming = false
  })
  map.on('moveend', () => {
    if (waitingFor !== undefined) moveTo(waitingFor)
  })

  return {
    setCameras: (next) => {
      cameras = next
    },
    moveTo,
    close: () => {
      isClosed = true
      resizeObserver.disconnect()
    },
  }
}

/** Free space in pixels around fitted bounds, so that neither the line at the top nor the controls lie over a pin. */
const fitPadding = { paddingTopLeft: [30, 98], paddingBottomRight: [30, 36] } as const satisfies L.FitBoundsOptions

/** On a phone that line stands below the map, and the tools are wider. */
const phoneFitPadding = { ...fitPadding, paddingTopLeft: [78, 54] } as const satisfies L.FitBoundsOptions

/** On a low map, more free space would leave too little for the stops: they would all fall into one group. */
const MAX_FREE_SHARE_OF_HEIGHT = 0.4

const fitPaddingOf = (map: L.Map): L.FitBoundsOptions => {
  const isPhone = matchMedia('(max-width: 768px)').matches
  const { paddingTopLeft, paddingBottomRight } = isPhone ? phoneFitPadding : fitPadding
  const [left, top] = paddingTopLeft
  const [right, bottom] = paddingBottomRight
  const scale = Math.min(1, (MAX_FREE_SHARE_OF_HEIGHT * map.getSize().y) / (top + bottom))
  return { paddingTopLeft: [left, top * scale], paddingBottomRight: [right, bottom * scale] }
}

/** Moves take 0.25 seconds; none is animated if the user prefers reduced motion. */
const applyCamera = (map: L.Map, camera: Camera, isAnimated: boolean): void => {
  const options = { animate: isAnimated, duration: 0.25 }
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
    { ...options, ...fitPaddingOf(map), maxZoom: camera.maxZoom },
  )
}

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
