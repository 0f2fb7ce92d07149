import { vi } from 'vitest'

/** Long enough for a slow, shared machine; a test that succeeds earlier does not wait for it. */
const PATIENCE_MS = 25_000

/** Repeats a check until it succeeds, and answers its result. */
export const eventually = <A>(look: () => A | Promise<A>): Promise<A> =>
  vi.waitFor(look, { timeout: PATIENCE_MS, interval: 20 })
