import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { lruMap } from '../lru-map'
import type { RefusalCode } from '../../contract'
import { isLoopback } from '../sign-in'
import { sendRefusal } from './send-refusal'

export type HostSettings = {
  /** the address on which the server listens */
  readonly host: string
  /** the further names under which it answers */
  readonly hostNames: ReadonlyArray<string>
}

/** A client chooses these names, so that only so many are logged, and only so many headers are kept. */
const MAX_LOGGED_NAMES = 100
const MAX_KEPT_HEADERS = 100

/**
 * Answers only under the server's own names. A page elsewhere may resolve its own name to this machine (DNS rebinding),
 * and would then be of the same origin as the server.
 */
export const refuseOtherHosts = (app: FastifyInstance, settings: HostSettings): void => {
  const loggedNames = new Set<string>()
  /** the headers with an own name; reading a header takes a tenth of the time of a refusal */
  const ownHeaders = lruMap<true>(MAX_KEPT_HEADERS)
  const logOnce = (name: string): void => {
    if (loggedNames.has(name) || loggedNames.size >= MAX_LOGGED_NAMES) return
    loggedNames.add(name)
    app.log.warn({ name }, `a request for the host ${name} was refused: if it is this server, add it to HOST_NAMES`)
  }
  const refusalOf = (header: string): RefusalCode | undefined => {
    if (ownHeaders.get(header) === true) return undefined
    const name = hostNameIn(header)
    if (name === undefined) return 'bad_request'
    if (!isOwnName(name, settings)) {
      logOnce(name)
      return 'unknown_host'
    }
    ownHeaders.set(header, true)
    return undefined
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, httpVersion, rawHeaders, url = '/' } = request.raw
    const { host } = headers
    if (host !== undefined && hasTwoHosts(rawHeaders))
      return void sendRefusal(reply.header('connection', 'close'), { code: 'bad_request' })
    // Node would refuse HTTP/1.1 without a Host header too, but without the body of a refusal.
    const code = host === undefined ? (httpVersion === '1.1' ? 'bad_request' : undefined) : refusalOf(host)
    const hostOfUrl = url.startsWith('/') ? undefined : /^\w+:\/\/([^/?#]*)/.exec(url)?.[1]
    const refusal = code ?? (hostOfUrl === undefined ? undefined : refusalOf(hostOfUrl))
    if (refusal === undefined) done()
    else sendRefusal(reply, { code: refusal })
  })
}

/** Node keeps the first of them; a proxy may have looked at the other. */
const hasTwoHosts = (rawHeaders: ReadonlyArray<string>): boolean => {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}

/** The host of a Host header, without its port; undefined where it is none. */
export const hostNameIn = (header: string): string | undefined => {
  const url = `http://${header}`
  if (!/^[^\s/\\?#@]+$/.test(header) || !URL.canParse(url)) return undefined
  return plainName(new URL(url).hostname)
}

const plainName = (hostname: string): string => hostname.replace(/^\[(.*)\]$|\.$/g, '$1')

/** A page cannot choose to what an address resolves, so a server that listens on all addresses answers under any. */
const isOwnName = (name: string, { host, hostNames }: HostSettings): boolean =>
  isLoopback(name) ||
  name === hostNameIn(bracketed(host)) ||
  hostNames.includes(name) ||
  (listensEverywhere(host) && isIP(name) !== 0)

const listensEverywhere = (host: string): boolean => ['0.0.0.0', '::'].includes(plainName(host))

/** An IPv6 address stands in brackets in a URL. */
const bracketed = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host)
