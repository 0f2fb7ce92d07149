import fc from 'fast-check'
import { play, type Left } from './play/play'
import type { Witness } from './play/party'
import type { Server } from './play/server'
import { aScript } from './script/script'
import { diary } from './diary'

export type Asked = {
  /** at least so many */
  readonly requests: number
  readonly seed: number
  /** of one script alone, as a defect was found by it */
  readonly path?: string | undefined
}

/** The smallest script found that a server does not stand up to. */
export type Defect = { readonly seed: number; readonly path: string; readonly told: string; readonly shrinks: number }

export type Outcome = { readonly defect: Defect | undefined; readonly left: ReadonlyArray<Left> }

/** Of a script, at most: so that a round makes about as many as are still to be made. */
const REQUESTS = 25
/** After that the smallest script so far will do. */
const MOST_SHRINKING_MS = 120_000

/** Plays scripts until so many requests were made, or a defect was found; each script in two new organisations. */
export const fuzzed = async (server: Server, asked: Asked, witness: Witness): Promise<Outcome> => {
  const left: Left[] = []
  let made = 0
  for (let round = 0; made < asked.requests; round += 1) {
    let lastMs = Infinity
    let pages = diary()
    const property = fc.asyncProperty(aScript(), async (script) => {
      if (performance.now() > lastMs) return
      const page = diary()
      try {
        left.push(
          ...(await play(server, script, (party, request, answer) => {
            made += 1
            page.write(party, request, answer)
            witness(party, request, answer)
          })),
        )
      } catch (error) {
        lastMs = Math.min(lastMs, performance.now() + MOST_SHRINKING_MS)
        pages = page
        throw error
      }
    })
    const { path, seed = asked.seed + round } = { path: asked.path, seed: asked.seed + round }
    const numRuns = Math.ceil((asked.requests - made) / REQUESTS)
    const found = await fc.check(property, { seed, numRuns, ...(path === undefined ? {} : { path }) })
    if (found.failed) {
      const reason = found.errorInstance instanceof Error ? (found.errorInstance.stack ?? '') : String(found.errorInstance)
      const told = `${pages.text()}\n\n${reason}`
      return { left, defect: { seed, path: found.counterexamplePath ?? '', told, shrinks: found.numShrinks } }
    }
    if (path !== undefined) break
  }
  return { left, defect: undefined }
}
