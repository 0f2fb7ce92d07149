import { vi } from 'vitest'

/** Long enough for a slow machine that others use too; whoever is quick waits no longer for it. */
const PATIENCE_MS = 25_000

/** Looks again and again until it holds, and gives what was seen then. */
export const eventually = <A>(look: () => A | Promise<A>): Promise<A> =>
  vi.waitFor(look, { timeout: PATIENCE_MS, interval: 20 })
