import type { FastifyRequest } from 'fastify'

/**
 * Where a request comes from. One that a proxy passed on which nobody trusts comes from behind that, wherever it says: not
 * from this machine, though the proxy be on it.
 */
export const callerOf = ({ headers, ip, ips }: Pick<FastifyRequest, 'headers' | 'ip' | 'ips'>): string => {
  const isPassedOn = 'x-forwarded-for' in headers || 'forwarded' in headers
  const isBelieved = ips !== undefined && ips.length > 1
  return isPassedOn && !isBelieved ? `behind ${ip}` : ip
}
