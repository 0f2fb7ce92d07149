import type { FastifyRequest } from 'fastify'

/**
 * Where a request comes from. When a proxy passed it on that is not among the trusted ones, the answer names that proxy
 * with `behind`, so that the request never counts as one from this machine, even if the proxy runs on it.
 */
export const clientAddressOf = ({ headers, ip, ips }: Pick<FastifyRequest, 'headers' | 'ip' | 'ips'>): string => {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers
  const isProxyTrusted = ips !== undefined && ips.length > 1
  return isForwarded && !isProxyTrusted ? `behind ${ip}` : ip
}
