import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { methodsAt, pathOf, refuse, refuseAddress, securityHeaders, type KnownPath } from './http'
import { isPage, type Pages } from './pages'

const pageMethods = ['GET', 'HEAD']

/** Answers a path without a route: it is a page of the application, or the method is wrong, or there is nothing. */
export const answerUnknown =
  (known: ReadonlyArray<KnownPath>, pages: Pages) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request.url)
    const ofRoutes = methodsAt(known, path)
    const page = ofRoutes.length === 0 && isPage(path)
    const methods = page ? pageMethods : ofRoutes
    if (methods.length > 0 && !methods.includes(request.method)) {
      return refuse(reply.header('allow', methods.join(', ')), { code: 'method_not_allowed' })
    }
    if (!page) return refuse(reply, { code: 'not_found' })
    return sendPage(reply, await pages.html(request.url))
  }

/**
 * Answers a URL that cannot be read, before any hook has run: with the page which says that there is nothing, or with
 * a refusal of the API.
 */
export const answerUnreadable = (pages: Pages) => {
  const refuseIt = refuseAddress(pages.policy)
  return (why: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (!pageMethods.includes(request.method) || !isPage(pathOf(request.url))) return refuseIt(why, request, reply)
    pages.html('/').then(
      (html) => sendPage(reply.headers({ ...securityHeaders(pages.policy), 'x-request-id': request.id }), html),
      () => refuseIt(why, request, reply),
    )
  }
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
