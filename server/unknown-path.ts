import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  methodsOfPath,
  urlPathOf,
  sendRefusal,
  refuseUnreadableUrl,
  securityHeaders,
  type RegisteredPath,
} from './http'
import { isPage, type Pages } from './pages'

const pageMethods = ['GET', 'HEAD']

/** Answers a path without a route: it is a page of the application, or the method is wrong, or there is nothing. */
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

/**
 * Answers a URL that cannot be read, before any hook has run: with the page which says that there is nothing, or with
 * a refusal of the API.
 */
export const unreadableUrlHandler = (pages: Pages) => {
  const refuseUrl = refuseUnreadableUrl(pages.policy)
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (!pageMethods.includes(request.method) || !isPage(urlPathOf(request.url)))
      return refuseUrl(error, request, reply)
    pages.html('/').then(
      (html) => sendPage(reply.headers({ ...securityHeaders(pages.policy), 'x-request-id': request.id }), html),
      () => refuseUrl(error, request, reply),
    )
  }
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
