import type { Painting } from './painting'

/** Paints on a thread of its own, one painting after the other. */
export type Painter = {
  readonly isAble: () => boolean
  readonly paint: (painting: Painting, onPainted: (bitmap: ImageBitmap) => void) => void
  readonly remove: () => void
}

/** `onLost`: nothing will be painted any more. */
export const painterWith = (onLost: () => void): Painter => {
  const waiting: Array<(bitmap: ImageBitmap) => void> = []
  let isAble = true
  // Begun with the map: by the time there are lines to paint, it can.
  const thread = new Worker(new URL('painter-thread.ts', import.meta.url), { type: 'module' })
  thread.addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => waiting.shift()?.(data))
  thread.addEventListener('error', () => {
    isAble = false
    thread.terminate()
    onLost()
  })
  return {
    isAble: () => isAble,
    paint: (painting, onPainted) => {
      if (!isAble) return
      waiting.push(onPainted)
      thread.postMessage(painting, [])
    },
    remove: () => thread.terminate(),
  }
}
