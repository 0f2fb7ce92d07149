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
