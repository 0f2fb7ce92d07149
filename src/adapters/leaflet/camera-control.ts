import type L from 'leaflet'
import type { Camera } from '../../domain/map'
import { applyCamera } from './apply-camera'

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
