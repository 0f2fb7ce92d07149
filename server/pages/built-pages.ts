import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where the browser's part comes from: a finished build, or a workshop that builds as one looks. */
export type Pages = {
  readonly mount: (app: FastifyInstance) => Promise<void>
  /** the one page that every address of the application begins with */
  readonly html: (url: string) => Promise<string>
  readonly policy: string
}

export const builtPages = async (folder: string, policy: string): Promise<Pages> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new Error('the pages are not built, so run npm run build')
  })
  return { mount: (app) => mountFiles(app, folder), html: async () => page, policy }
}

const mountFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    // Each file its own route: whatever else is asked for is no file.
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build leaves a small one beside each file that can be made smaller.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(folder, 'assets') + sep) ? FOREVER : 'no-cache')
    },
  })
}

/** The names of assets carry a hash of what is in them. */
const FOREVER = 'public, max-age=31536000, immutable'
