import type L from 'leaflet'
import type { Camera } from '../../domain/map'
import { lookAt } from './apply-camera'

/** Where the map looks. */
export type Gaze = {
  /** sets where to look, without going there */
  readonly aim: (camera: Camera) => void
  /** goes there, wherever the map has been moved to */
  readonly look: () => void
  readonly close: () => void
}

/** A map without a size, as on a phone's other page, looks as soon as it has one. */
export const gazeOf = (map: L.Map): Gaze => {
  let camera: Camera | undefined
  let hasLooked = false
  let isWaiting = false

  const look = (): void => {
    if (camera === undefined) return
    const { x, y } = map.getSize()
    isWaiting = x === 0 || y === 0
    if (isWaiting) return
    lookAt(map, camera, hasLooked)
    hasLooked = true
  }
  const resized = new ResizeObserver(() => {
    map.invalidateSize({ animate: false })
    if (isWaiting) look()
  })
  resized.observe(map.getContainer())

  return {
    aim: (next) => {
      camera = next
    },
    look,
    close: () => resized.disconnect(),
  }
}
