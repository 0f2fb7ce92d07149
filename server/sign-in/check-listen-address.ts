import * as E from 'fp-ts/Either'
import { isLoopback } from './is-loopback'

export type Listening = {
  readonly host: string
  readonly hasUsers: boolean
  /** whether the user demo has the password that everybody knows */
  readonly demoPasswordUnchanged: boolean
}

/**
 * A server that others can reach must have a user with a password that is not public. The left is one line for the
 * operator.
 */
export const mayListen = ({ host, hasUsers, demoPasswordUnchanged }: Listening): E.Either<string, true> => {
  if (isLoopback(host)) return E.right(true)
  if (!hasUsers) return E.left(`${reached(host)}, and no user has a password yet: ${addFirst}, ${orStayHere}`)
  if (demoPasswordUnchanged)
    return E.left(`${reached(host)}, and everybody knows the password of the user demo: ${changeIt}, ${orStayHere}`)
  return E.right(true)
}

const reached = (host: string): string => `others can reach HOST ${host}`
const addFirst = 'run npm run user -- add NAME --organisation ORG'
const changeIt = 'run npm run user -- password demo (or remove demo)'
const orStayHere = 'or leave HOST at 127.0.0.1'
