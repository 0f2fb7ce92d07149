import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import * as O from 'fp-ts/Option'
import { parsePageAddress } from '../src/domain/navigation'

/** The source of the pages: a finished build, or the development server, which builds on each request. */
export type Pages = {
  readonly mount: (app: FastifyInstance) => Promise<void>
  /** the HTML page for every path of the application */
  readonly html: (url: string) => Promise<string>
  readonly contentSecurityPolicy: string
}

export const loadBuiltPages = async (folder: string, contentSecurityPolicy: string): Promise<Pages> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new Error('the pages are not built, so run npm run build')
  })
  return { mount: (app) => mountFiles(app, folder), html: async () => page, contentSecurityPolicy }
}

const mountFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    // Each file becomes a route; a path without a route is not a file.
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build writes compressed copies beside the files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(folder, 'assets') + sep) ? CACHE_FOREVER : 'no-cache')
    },
  })
}

/** The names of assets contain a content hash. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable'

const nonPagePrefixes = ['/delivery', '/v2/delivery', '/assets']

/**
 * A path that the application knows is a page, whatever characters an id in it contains. Any other path that does not
 * look like a file gets the page `not found`. Below the API and the assets there are no pages.
 */
export const isPage = (path: string): boolean =>
  !nonPagePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) &&
  (O.isSome(parsePageAddress(path)) || !/\.[a-z0-9]+$/i.test(path))
