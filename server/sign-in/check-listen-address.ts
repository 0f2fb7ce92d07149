import * as E from 'fp-ts/Either'
import { isLoopback } from './is-loopback'

export type ListenCheck = {
  readonly host: string
  readonly hasUsers: boolean
  /** whether the user demo still has its public password */
  readonly demoPasswordUnchanged: boolean
}

/** A server that others can reach must have a user with a secret password. The left is one line for the operator. */
export const checkListenAddress = ({ host, hasUsers, demoPasswordUnchanged }: ListenCheck): E.Either<string, true> => {
  if (isLoopback(host)) return E.right(true)
  if (!hasUsers)
    return E.left(`${reachableMessage(host)}, and no user has a password yet: ${addUserHint}, ${loopbackHint}`)
  if (demoPasswordUnchanged)
    return E.left(
      `${reachableMessage(host)}, and everybody knows the password of the user demo: ${changePasswordHint}, ${loopbackHint}`,
    )
  return E.right(true)
}

const reachableMessage = (host: string): string => `others can reach HOST ${host}`
const addUserHint = 'run npm run user -- add NAME --organisation ORG'
const changePasswordHint = 'run npm run user -- password demo (or remove demo)'
const loopbackHint = 'or leave HOST at 127.0.0.1'
