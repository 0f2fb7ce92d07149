import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import middie from '@fastify/middie'
import { root } from '../root.mjs'

/** Vite's hot reload speaks through an inline script and a socket of its own. */
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:"

/**
 * Pages made by Vite as one looks at them.
 *
 * @param {import('vite').ViteDevServer} vite
 * @returns {import('../../server').Pages}
 */
export const workshopPages = (vite) => ({
  policy,
  mount: async (app) => {
    await app.register(middie)
    app.use(vite.middlewares)
  },
  html: async (url) => vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8')),
})
