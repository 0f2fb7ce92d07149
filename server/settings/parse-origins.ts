import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText, type Parser } from '../../src/domain/parse'
import { urlParser } from './parse-url'

const parseUrl = urlParser('http', 'https')

/** Origins separated by commas, each written as a browser sends it. */
export const parseOrigins: Parser<ReadonlyArray<string>> = (value) =>
  pipe(
    nonBlankText()(value),
    E.flatMap((text) => parseEach(text.split(',').filter((part) => part.trim() !== ''))),
  )

const parseEach = (parts: ReadonlyArray<string>): E.Either<string, ReadonlyArray<string>> => {
  const parsedOrigins: string[] = []
  for (const part of parts) {
    const parsedUrl = parseUrl(part)
    if (E.isLeft(parsedUrl)) return parsedUrl
    const { origin: urlOrigin, pathname, search, hash } = new URL(parsedUrl.right)
    if (`${pathname}${search}${hash}` !== '/') return E.left(`An origin ends with its host or port: ${urlOrigin}`)
    parsedOrigins.push(urlOrigin)
  }
  return E.right(parsedOrigins)
}
