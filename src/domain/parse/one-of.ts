import { readerOf, type Reader, type Sense } from './parser'
import { shown } from './quoted'

/** One of a few words, in any case. */
export const oneOfIn = <A extends string>(...words: ReadonlyArray<A>): Sense<A> => {
  const known = new Map<string, A>()
  for (const word of words) known.set(word.toLowerCase(), word).set(word, word)
  return (value) =>
    typeof value === 'string' ? (known.get(value) ?? known.get(value.trim().toLowerCase())) : undefined
}

export const oneOf = <A extends string>(...words: ReadonlyArray<A>): Reader<A> =>
  readerOf(oneOfIn(...words), (value) => `Unknown value ${shown(value)}. Use ${either(words)}`)

const either = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
