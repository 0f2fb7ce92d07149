import * as E from 'fp-ts/Either'
import { hostNameIn } from '../http'
import { isIP } from 'node:net'
import { nonBlankText, quoted, type Parser } from '../../src/domain/parse'
import { flow, pipe } from 'fp-ts/function'

const partsBetweenCommas: Parser<ReadonlyArray<string>> = flow(
  nonBlankText(),
  E.map((text) => text.split(',').map((part) => part.trim())),
)

/** Names of the server without ports, separated by commas, in the form that browsers send. */
export const parseHostNames: Parser<ReadonlyArray<string>> = (value) =>
  pipe(
    partsBetweenCommas(value),
    E.flatMap(
      E.traverseArray((part) => {
        const name = /:\d+$/.test(part.replace(/^\[.*\]/, '')) ? undefined : hostNameIn(part)
        return name === undefined ? E.left(`Not a name such as plan.example.com: ${quoted(part)}`) : E.right(name)
      }),
    ),
  )

/** IP addresses and networks, separated by commas. */
export const parseProxies: Parser<ReadonlyArray<string>> = (value) =>
  pipe(
    partsBetweenCommas(value),
    E.filterOrElse(
      (parts) => parts.every(isAddressOrNetwork),
      (parts) => `Not an address such as 10.0.0.2, nor a network such as 10.0.0.0/8: ${quoted(findInvalid(parts))}`,
    ),
  )

const findInvalid = (parts: ReadonlyArray<string>): string | undefined =>
  parts.find((part) => !isAddressOrNetwork(part))

/** Longest prefix per IP version. */
const maxPrefixByVersion: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** A network of all addresses (/0) is refused: any client could then fake its address. */
const isAddressOrNetwork = (part: string): boolean => {
  const [address = '', prefix, ...otherParts] = part.split('/')
  const maxPrefix = maxPrefixByVersion[isIP(address)]
  if (maxPrefix === undefined || otherParts.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= maxPrefix)
}

/**
 * A URL with one of these protocols, without trailing slashes. Refusal messages omit the URL, because it may contain a
 * password.
 */
export const urlParser =
  (...protocols: ReadonlyArray<string>): Parser<string> =>
  (value) =>
    pipe(
      nonBlankText()(value),
      E.filterOrElse(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
        () => `Not an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
      ),
      E.map((text) => text.replace(/\/+$/, '')),
    )

/** A URL with placeholders; it must contain at least one of each group. */
export const urlTemplateParser =
  (...placeholderGroups: ReadonlyArray<ReadonlyArray<string>>): Parser<string> =>
  (value) =>
    pipe(
      urlParser('http', 'https')(value),
      E.filterOrElse(
        (text) =>
          placeholderGroups.every((placeholders) => placeholders.some((placeholder) => text.includes(placeholder))),
        () => `Has no place for ${placeholderGroups.map((placeholders) => placeholders.join(' or ')).join(', ')}`,
      ),
    )

const parseUrl = urlParser('http', 'https')

/** An address of this machine may begin with http. The text stays as it is: a sign-in service is known by its slash too. */
export const parseSafeUrl: Parser<string> = (value) =>
  pipe(
    parseUrl(value),
    E.filterOrElse(
      (text) => text.startsWith('https:') || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname),
      () => 'Not an address that begins with https://',
    ),
    E.flatMap(() => nonBlankText()(value)),
  )

/** Origins separated by commas, in the form that browsers send. */
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
