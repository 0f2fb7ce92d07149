import * as E from 'fp-ts/Either'
import type { AddressBook } from '../address-book'
import { askJson } from '../../service'
import { houseOf } from '../house'
import { foundIn } from './answer'
import { addressQuery } from './query'

/** From asking to having read the answer. */
const LIMIT_MS = 2_000

/** What a hundred addresses take is far below it. */
const MOST_BYTES = 1024 * 1024

export type PdokService = {
  /** the address before the path that PDOK documents */
  readonly base: string
  readonly limitMs?: number
  /** hears why it counts as away: of the service, never of an address */
  readonly onAway?: (why: string) => void
}

/** PDOK Locatieserver, the public address service of the Netherlands. */
export const pdokBook = ({ base, limitMs = LIMIT_MS, onAway = () => undefined }: PdokService): AddressBook => ({
  find: async (asked) => {
    const house = houseOf(asked)
    if (house === undefined) return E.left('nothing there')
    const answer = await askJson(addressQuery(base, house), { limitMs, mostBytes: MOST_BYTES })
    const found = E.isLeft(answer) ? E.left('away' as const) : foundIn(answer.right, house)
    if (E.isLeft(found) && found.left === 'away') onAway(E.isLeft(answer) ? answer.left : 'not an answer of PDOK')
    return found
  },
})
