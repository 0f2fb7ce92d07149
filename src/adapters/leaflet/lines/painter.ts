import type { Painting } from './painting'

/** Paints in a worker, one painting at a time. */
export type Painter = {
  readonly isAvailable: () => boolean
  readonly paint: (painting: Painting, onPainted: (bitmap: ImageBitmap) => void) => void
  readonly remove: () => void
}

/** `onLost`: the worker failed, so nothing will be painted any more. */
export const createPainter = (onLost: () => void): Painter => {
  const pendingCallbacks: Array<(bitmap: ImageBitmap) => void> = []
  let isAvailable = true
  // Started with the map, so that it is ready before the first lines.
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
