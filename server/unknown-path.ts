import type { FastifyReply, FastifyRequest } from 'fastify'
import { methodsAt, pathOf, refuse, type KnownPath } from './http'
import { isPage, type Pages } from './pages'

const pageMethods = ['GET', 'HEAD']

/** Where no route answers: a page of the application, a wrong method, or nothing at all. */
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
    const html = await pages.html(request.url)
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  }
