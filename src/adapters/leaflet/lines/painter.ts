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
  let thread: Worker | undefined

  const lose = (): void => {
    isAble = false
    thread?.terminate()
    onLost()
  }
  const started = (): Worker => {
    const worker = new Worker(new URL('painter-thread.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => waiting.shift()?.(data))
    worker.addEventListener('error', lose)
    return worker
  }
  return {
    isAble: () => isAble,
    paint: (painting, onPainted) => {
      if (!isAble) return
      thread ??= started()
      waiting.push(onPainted)
      thread.postMessage(painting, [])
    },
    remove: () => thread?.terminate(),
  }
}
