import type { FastifyInstance } from 'fastify'

/** The settings that name other servers which the pages use. */
export type ExternalServers = {
  /** the URL of map tiles, with `{x}` and the like in it */
  readonly tileUrl: string | undefined
  /** the URL of another delivery API; empty where it is this server's */
  readonly apiBase: string
}

type Sources = Readonly<Record<string, ReadonlyArray<string>>>

/** Allows the product's own files, and the servers that the settings name. `extraSources` is for the development server. */
export const contentPolicy = ({ tileUrl, apiBase }: ExternalServers, extraSources: Sources = {}): string => {
  const sources: Sources = {
    'default-src': ["'self'"],
    // `data:` is for the small pictures that the build inserts into its style sheets.
    'img-src': ["'self'", 'data:', ...originOf(tileUrl)],
    'connect-src': ["'self'", ...originOf(apiBase)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const names = new Set([...Object.keys(sources), ...Object.keys(extraSources)])
  return [...names]
    .map((name) => [name, ...(sources[name] ?? ["'self'"]), ...(extraSources[name] ?? [])].join(' '))
    .join('; ')
}

/** Tiles may come from several servers, `https://{s}.tiles.example`: then every subdomain is allowed. */
const originOf = (url: string | undefined): ReadonlyArray<string> =>
  url === undefined || url === '' ? [] : [new URL(url).origin.replace(/\/\/\{\w+\}\./, '//*.')]

export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Tile servers ask for the origin of the page, so it is sent to them, but never the path with the project.
  'referrer-policy': 'strict-origin-when-cross-origin',
})

/** A browser that sees it uses this host by HTTPS alone for a year. */
const HTTPS_ONLY = 'max-age=31536000'

/** Whether users reach the server by HTTPS; `auto`: where a trusted proxy says so. */
export type HttpsMode = 'auto' | 'on' | 'off'

export const addSecurityHeaders = (app: FastifyInstance, policy: string, https: HttpsMode): void => {
  const headers = securityHeaders(policy)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (https === 'on' || (https === 'auto' && request.protocol === 'https'))
      reply.header('strict-transport-security', HTTPS_ONLY)
    done()
  })
}
