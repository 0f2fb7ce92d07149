import type L from 'leaflet'
import type { Camera } from '../../domain/map'
import { applyCamera } from './apply-camera'

/** Where the map looks. */
export type CameraControl = {
  /** sets where to look, without going there */
  readonly setCamera: (camera: Camera) => void
  /** goes there, wherever the map has been moved to */
  readonly moveCamera: () => void
  readonly close: () => void
}

/** A map without a size, as on a phone's other page, looks as soon as it has one. */
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
