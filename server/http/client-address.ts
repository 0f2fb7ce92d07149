import type { FastifyRequest } from 'fastify'

/**
 * Where a request comes from. When a proxy passed it on that is not among the trusted ones, the answer names that proxy
 * with `behind`, so that the request never counts as one from this machine, even if the proxy runs on it.
 */
export const callerOf = ({ headers, ip, ips }: Pick<FastifyRequest, 'headers' | 'ip' | 'ips'>): string => {
  const isPassedOn = 'x-forwarded-for' in headers || 'forwarded' in headers
  const isBelieved = ips !== undefined && ips.length > 1
  return isPassedOn && !isBelieved ? `behind ${ip}` : ip
}
