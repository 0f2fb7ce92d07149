/** Long enough for a slow, shared machine; a test that succeeds earlier does not wait for it. */
const TIMEOUT_MS = 25_000

/** A check that fails costs processor time that others wait for, so it is repeated ever less often. */
const pauseMs = (failures: number): number => Math.min(100, 10 * 1.2 ** failures)

/** Repeats a check until it succeeds, and returns its result. After the timeout, the last error is thrown. */
export const eventually = async <A>(check: () => A | Promise<A>, everyMs?: number): Promise<A> => {
  const startedAt = performance.now()
  for (let failures = 0; ; failures += 1) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() - startedAt > TIMEOUT_MS) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs ?? pauseMs(failures)))
  }
}
