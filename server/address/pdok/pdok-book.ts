import * as E from 'fp-ts/Either'
import type { AddressBook } from '../address-book'
import { houseOf } from '../house'
import { foundIn } from './answer'
import { textOf } from './body'
import { addressQuery } from './query'

/** From asking to having read the answer. */
const LIMIT_MS = 2_000

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
    const answer = await answerOf(addressQuery(base, house), limitMs)
    const found = E.isLeft(answer) ? E.left('away' as const) : foundIn(answer.right, house)
    if (E.isLeft(found) && found.left === 'away') onAway(E.isLeft(answer) ? answer.left : 'not an answer of PDOK')
    return found
  },
})

const answerOf = async (url: URL, limitMs: number): Promise<E.Either<string, unknown>> => {
  try {
    const signal = AbortSignal.timeout(limitMs)
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } })
    if (!response.ok) {
      await response.body?.cancel()
      return E.left(`status ${response.status}`)
    }
    const text = await textOf(response)
    return text === undefined ? E.left('answer too long') : E.right(JSON.parse(text))
  } catch (error) {
    return E.left(whyFailed(error))
  }
}

/** The cause tells what `fetch failed` does not; a message may quote the answer, a name does not. */
const whyFailed = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
