import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText, type Parser } from '../../src/domain/parse'
import { webAddress } from './parse-url'

const origin = webAddress('http', 'https')

/** Origins separated by commas, each written as a browser sends it. */
export const origins: Parser<ReadonlyArray<string>> = (value) =>
  pipe(
    nonBlankText()(value),
    E.flatMap((text) => all(text.split(',').filter((part) => part.trim() !== ''))),
  )

const all = (parts: ReadonlyArray<string>): E.Either<string, ReadonlyArray<string>> => {
  const found: string[] = []
  for (const part of parts) {
    const one = origin(part)
    if (E.isLeft(one)) return one
    const { origin: begin, pathname, search, hash } = new URL(one.right)
    if (`${pathname}${search}${hash}` !== '/') return E.left(`An origin ends with its host or port: ${begin}`)
    found.push(begin)
  }
  return E.right(found)
}
