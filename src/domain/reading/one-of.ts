import * as E from 'fp-ts/Either'
import type { Reader } from './reader'
import { shown } from './shown'

/** One of a few words, in any case. */
export const oneOf = <A extends string>(...words: ReadonlyArray<A>): Reader<A> => {
  const byFolded = new Map(words.map((word) => [word.toLowerCase(), word]))
  return (value) => {
    const found = typeof value === 'string' ? byFolded.get(value.trim().toLowerCase()) : undefined
    return found === undefined ? E.left(`Unknown value ${shown(value)}. Use ${either(words)}`) : E.right(found)
  }
}

const either = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
