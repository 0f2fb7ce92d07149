import type { CancelSignal } from '../../application/gateway'

/** Does something that ends when the time is over or when it is called off, whichever comes first. */
export const withTimeout = async <A>(
  milliseconds: number,
  cancelSignal: CancelSignal | undefined,
  work: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const timer = setTimeout(abort, milliseconds)
  cancelSignal?.addEventListener('abort', abort)
  if (cancelSignal?.aborted === true) abort()
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    cancelSignal?.removeEventListener('abort', abort)
  }
}
