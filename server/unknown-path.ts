import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { urlPathOf, sendRefusal, refuseUnreadableUrl, securityHeaders } from './http'
import { isPage, type Pages } from './built-pages'

const pageMethods = ['GET', 'HEAD']

/** A path without a route is a page of the application, or has the wrong method, or does not exist. */
export const unknownPathHandler =
  (registeredPaths: ReadonlyArray<RegisteredPath>, pages: Pages) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = urlPathOf(request.url)
    const routeMethods = methodsOfPath(registeredPaths, path)
    const isPagePath = routeMethods.length === 0 && isPage(path)
    const methods = isPagePath ? pageMethods : routeMethods
    if (methods.length > 0 && !methods.includes(request.method)) {
      return sendRefusal(reply.header('allow', methods.join(', ')), { code: 'method_not_allowed' })
    }
    if (!isPagePath) return sendRefusal(reply, { code: 'not_found' })
    return sendPage(reply, await pages.html(request.url))
  }

/** Answers a malformed URL, before any hook has run: with the page `not found`, or with a refusal of the API. */
export const unreadableUrlHandler = (pages: Pages) => {
  const refuseUrl = refuseUnreadableUrl(pages.contentSecurityPolicy)
  return (urlError: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (!pageMethods.includes(request.method) || !isPage(urlPathOf(request.url)))
      return refuseUrl(urlError, request, reply)
    pages.html('/').then(
      (html) =>
        sendPage(reply.headers({ ...securityHeaders(pages.contentSecurityPolicy), 'x-request-id': request.id }), html),
      () => refuseUrl(urlError, request, reply),
    )
  }
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)

export type RegisteredPath = { readonly method: string; readonly url: string }

/** The methods of all routes with this path; empty where there are none. */
export const methodsOfPath = (registeredPaths: ReadonlyArray<RegisteredPath>, path: string): ReadonlyArray<string> =>
  [...new Set(registeredPaths.filter((route) => matchesPath(route.url, path)).map((route) => route.method))].toSorted()

const matchesPath = (url: string, path: string): boolean => {
  const patternParts = url.split('/')
  const pathParts = path.split('/')
  return (
    patternParts.length === pathParts.length &&
    patternParts.every((part, index) => matchesPart(part, pathParts[index] ?? ''))
  )
}

const matchesPart = (patternPart: string, pathPart: string): boolean =>
  patternPart.startsWith(':') ? pathPart !== '' : patternPart === pathPart
