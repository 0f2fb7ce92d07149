import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText, quoted, type Parser } from '../../src/domain/parse'
import { hostNameIn } from '../http'

/** Names of the server without ports, separated by commas, in the form that browsers send. */
export const parseHostNames: Parser<ReadonlyArray<string>> = (value) =>
  pipe(
    nonBlankText()(value),
    E.map((text) => text.split(',').map((part) => part.trim())),
    E.flatMap(
      E.traverseArray((part) => {
        const name = /:\d+$/.test(part.replace(/^\[.*\]/, '')) ? undefined : hostNameIn(part)
        return name === undefined ? E.left(`Not a name such as plan.example.com: ${quoted(part)}`) : E.right(name)
      }),
    ),
  )
