/** Long enough for a slow, shared machine; a test that succeeds earlier does not wait for it. */
const PATIENCE_MS = 25_000

/** Repeats a check until it succeeds, and answers its result. A check that never succeeds says why at the end. */
export const eventually = async <A>(look: () => A | Promise<A>, everyMs = 10): Promise<A> => {
  const since = performance.now()
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (performance.now() - since > PATIENCE_MS) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
