/** Long enough for a slow, shared machine; a test that succeeds earlier does not wait for it. */
const TIMEOUT_MS = 25_000

/** Repeats a check until it succeeds, and returns its result. After the timeout, the last error is thrown. */
export const eventually = async <A>(check: () => A | Promise<A>, everyMs = 10): Promise<A> => {
  const startedAt = performance.now()
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() - startedAt > TIMEOUT_MS) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
