import type { PainterAnswer, PainterJob, PainterMessage } from './painter-messages'

/** Has a worker paint. */
export type PainterClient = {
  readonly isAvailable: () => boolean
  readonly paint: (job: PainterJob, onPainted: OnPainted) => void
  /** a tile of streets is kept for later jobs; one without bytes is removed */
  readonly keepOrRemoveTile: (tile: Extract<PainterMessage, { readonly tile: unknown }>['tile']) => void
  readonly close: () => void
}

/** Gets the pictures of the job. */
type OnPainted = (bitmaps: ReadonlyArray<ImageBitmap>) => void

/** `onLost`: the worker failed, so nothing will be painted any more. */
export const createPainterClient = (onLost: () => void): PainterClient => {
  const pendingCallbacks = new Map<number, OnPainted>()
  let isAvailable = true
  let lastId = 0
  // Started with the map, so that it is ready before the first lines.
  const worker = new Worker(new URL('painter-thread.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data: { id, bitmaps } }: MessageEvent<PainterAnswer>) => {
    pendingCallbacks.get(id)?.(bitmaps)
    pendingCallbacks.delete(id)
  })
  worker.addEventListener('error', () => {
    isAvailable = false
    worker.terminate()
    onLost()
  })
  const send = (message: PainterMessage): void => worker.postMessage(message, [])
  return {
    isAvailable: () => isAvailable,
    paint: (job, onPainted) => {
      if (!isAvailable) return
      lastId += 1
      pendingCallbacks.set(lastId, onPainted)
      send({ id: lastId, job })
    },
    keepOrRemoveTile: (tile) => {
      if (isAvailable) send({ tile })
    },
    close: () => worker.terminate(),
  }
}

/** Jobs of one kind: of those that come while one is painted, only the last is painted. */
export type PaintQueue = {
  readonly request: (job: PainterJob, onPainted: OnPainted) => void
  /** what was requested is not answered any more */
  readonly discardRequests: () => void
}

export const createPaintQueue = ({ paint }: Pick<PainterClient, 'paint'>): PaintQueue => {
  type Request = { readonly job: PainterJob; readonly onPainted: OnPainted }
  let isPainting = false
  let next: Request | undefined
  /** raised where the picture on its way must not be shown any more */
  let discardCount = 0
  const start = ({ job, onPainted }: Request): void => {
    const countAtStart = discardCount
    isPainting = true
    paint(job, (bitmaps) => {
      isPainting = false
      if (countAtStart === discardCount) onPainted(bitmaps)
      else for (const bitmap of bitmaps) bitmap.close()
      const following = next
      next = undefined
      if (following !== undefined) start(following)
    })
  }
  return {
    request: (job, onPainted) => {
      if (isPainting) next = { job, onPainted }
      else start({ job, onPainted })
    },
    discardRequests: () => {
      discardCount += 1
      next = undefined
    },
  }
}
