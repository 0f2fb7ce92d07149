import { BlockList, isIP } from 'node:net'
import * as E from 'fp-ts/Either'

export type ListenCheck = {
  readonly host: string
  readonly hasUsers: boolean
  /** whether the user demo still has its public password */
  readonly isDemoPasswordUnchanged: boolean
}

/** A server that others can reach must have a user with a secret password. The left is one line for the operator. */
export const checkListenAddress = ({
  host,
  hasUsers,
  isDemoPasswordUnchanged,
}: ListenCheck): E.Either<string, true> => {
  if (isLoopback(host)) return E.right(true)
  if (!hasUsers)
    return E.left(`${reachableMessage(host)}, and no user has a password yet: ${addUserHint}, ${loopbackHint}`)
  if (isDemoPasswordUnchanged)
    return E.left(
      `${reachableMessage(host)}, and everybody knows the password of the user demo: ${changePasswordHint}, ${loopbackHint}`,
    )
  return E.right(true)
}

const reachableMessage = (host: string): string => `others can reach HOST ${host}`
const addUserHint = 'run npm run user -- add NAME --organisation ORG'
const changePasswordHint = 'run npm run user -- password demo (or remove demo)'
const loopbackHint = 'or leave HOST at 127.0.0.1'

const loopbackAddresses = new BlockList()
loopbackAddresses.addSubnet('127.0.0.0', 8)
loopbackAddresses.addAddress('::1', 'ipv6')

/** Whether only this machine can reach the address, or send from it. */
export const isLoopback = (host: string): boolean => {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
  const kind = isIP(name)
  return kind === 0 ? name === 'localhost' : loopbackAddresses.check(name, kind === 6 ? 'ipv6' : 'ipv4')
}
