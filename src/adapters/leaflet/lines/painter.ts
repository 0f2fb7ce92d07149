import type { Painting } from './painting'

/** Paints on a thread of its own, one painting after the other. */
export type Painter = {
  readonly isAvailable: () => boolean
  readonly paint: (painting: Painting, onPainted: (bitmap: ImageBitmap) => void) => void
  readonly remove: () => void
}

/** `onLost`: nothing will be painted any more. */
export const createPainter = (onLost: () => void): Painter => {
  const pendingCallbacks: Array<(bitmap: ImageBitmap) => void> = []
  let isAvailable = true
  // Begun with the map: by the time there are lines to paint, it can.
  const worker = new Worker(new URL('painter-thread.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => pendingCallbacks.shift()?.(data))
  worker.addEventListener('error', () => {
    isAvailable = false
    worker.terminate()
    onLost()
  })
  return {
    isAvailable: () => isAvailable,
    paint: (painting, onPainted) => {
      if (!isAvailable) return
      pendingCallbacks.push(onPainted)
      worker.postMessage(painting, [])
    },
    remove: () => worker.terminate(),
  }
}
