import type { CallingOff } from '../../application/gateway'

/** Does something that ends when the time is over or when it is called off, whichever comes first. */
export const within = async <A>(
  milliseconds: number,
  callingOff: CallingOff | undefined,
  run: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  const over = new AbortController()
  const end = (): void => over.abort()
  const timer = setTimeout(end, milliseconds)
  callingOff?.addEventListener('abort', end)
  if (callingOff?.aborted === true) end()
  try {
    return await run(over.signal)
  } finally {
    clearTimeout(timer)
    callingOff?.removeEventListener('abort', end)
  }
}
