import fc from 'fast-check'
import { diary } from './request-log'
import type { Witness } from './play/fuzz-client'
import { play, type Left } from './play/run-script'
import type { Server } from './play/fuzz-server'
import { aScript } from './script/script'

export type Fuzzing = {
  /** at least so many */
  readonly requests: number
  readonly seed: number
  /** replays the one script that found a defect */
  readonly path?: string | undefined
  /** how long a smaller script with the same defect is searched for */
  readonly shrinkingMs?: number
}

/** The smallest script found that shows a defect: how to replay it, and how it went. */
export type Defect = { readonly seed: number; readonly path: string; readonly told: string }

export type Fuzzed = { readonly defect: Defect | undefined; readonly left: ReadonlyArray<Left> }

/** About how many requests a script makes. */
const REQUESTS = 50

/** Plays scripts until so many requests were made or a defect was found, each script in two new organisations. */
export const fuzzed = async (
  server: Server,
  { requests, seed, path, shrinkingMs = 120_000 }: Fuzzing,
  witness: Witness,
): Promise<Fuzzed> => {
  const left: Left[] = []
  const count = { made: 0 }
  let lastMs = Infinity
  let smallest = ''
  const property = fc.asyncProperty(aScript(), async (script) => {
    if (performance.now() > lastMs) return
    const pages = diary()
    try {
      const played = await play(server, script, (...seen) => {
        count.made += 1
        pages.write(...seen)
        witness(...seen)
      })
      left.push(...played)
    } catch (error) {
      lastMs = Math.min(lastMs, performance.now() + shrinkingMs)
      smallest = [pages.text(), wordsOf(error), ...server.accidents.slice(-1).map(wordsOf)].join('\n\n')
      throw error
    }
  })
  for (let round = seed; count.made < requests; round += 1) {
    const runs = path === undefined ? { numRuns: Math.ceil((requests - count.made) / REQUESTS) } : { numRuns: 1, path }
    const found = await fc.check(property, { seed: round, ...runs })
    if (found.failed) return { left, defect: { seed: round, path: found.counterexamplePath ?? '', told: smallest } }
    if (path !== undefined) break
  }
  return { left, defect: undefined }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
