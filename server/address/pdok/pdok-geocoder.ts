import * as E from 'fp-ts/Either'
import type { Geocoder } from '../geocoder'
import { fetchJson } from '../../http-client'
import { parseHouse } from '../house'
import { parsePdokAnswer } from './parse-pdok-answer'
import { pdokQueryUrl } from './pdok-query-url'

/** From sending the request until the answer is read. */
const TIMEOUT_MS = 2_000

/** An answer with a hundred addresses is far smaller. */
const MAX_BYTES = 1024 * 1024

export type PdokService = {
  /** the URL before the path that PDOK documents */
  readonly base: string
  readonly timeoutMs?: number
  /** is told in words that the service is away; they never hold an address */
  readonly onUnavailable?: (message: string) => void
}

/** PDOK Locatieserver, the public address service of the Netherlands. */
export const pdokGeocoder = ({
  base,
  timeoutMs = TIMEOUT_MS,
  onUnavailable = () => undefined,
}: PdokService): Geocoder => ({
  find: async (query) => {
    const house = parseHouse(query)
    if (house === undefined) return E.left('nothing there')
    const startedAt = performance.now()
    const answer = await fetchJson(pdokQueryUrl(base, house), { timeoutMs, maxBytes: MAX_BYTES })
    const result = E.isLeft(answer) ? E.left('away' as const) : parsePdokAnswer(answer.right, house)
    if (E.isLeft(result) && result.left === 'away') {
      const reason = E.isLeft(answer) ? answer.left : 'not an answer of PDOK'
      const ms = Math.round(performance.now() - startedAt)
      onUnavailable(`the address service ${new URL(base).host} is away: ${reason}, after ${ms} ms`)
    }
    return result
  },
})
