import * as E from 'fp-ts/Either'
import type { AddressBook } from '../geocoder'
import { askJson } from '../../http-client'
import { houseOf } from '../house'
import { foundIn } from './parse-pdok-answer'
import { addressQuery } from './pdok-query-url'

/** From sending the request until the answer is read. */
const LIMIT_MS = 2_000

/** An answer with a hundred addresses is far smaller. */
const MOST_BYTES = 1024 * 1024

export type PdokService = {
  /** the URL before the path that PDOK documents */
  readonly base: string
  readonly limitMs?: number
  /** is told in words that the service is away; they never hold an address */
  readonly onAway?: (words: string) => void
}

/** PDOK Locatieserver, the public address service of the Netherlands. */
export const pdokBook = ({ base, limitMs = LIMIT_MS, onAway = () => undefined }: PdokService): AddressBook => ({
  find: async (asked) => {
    const house = houseOf(asked)
    if (house === undefined) return E.left('nothing there')
    const since = performance.now()
    const answer = await askJson(addressQuery(base, house), { limitMs, mostBytes: MOST_BYTES })
    const found = E.isLeft(answer) ? E.left('away' as const) : foundIn(answer.right, house)
    if (E.isLeft(found) && found.left === 'away') {
      const why = E.isLeft(answer) ? answer.left : 'not an answer of PDOK'
      const ms = Math.round(performance.now() - since)
      onAway(`the address service ${new URL(base).host} is away: ${why}, after ${ms} ms`)
    }
    return found
  },
})
