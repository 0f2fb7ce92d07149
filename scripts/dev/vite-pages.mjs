import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import middie from '@fastify/middie'
import { root } from '../root.mjs'

/** Vite's hot reload needs an inline script, inline styles and a web socket. */
export const viteSources = {
  'script-src': ["'unsafe-inline'"],
  'style-src': ["'unsafe-inline'"],
  'connect-src': ['ws:'],
}

/**
 * Pages that Vite makes on each request.
 *
 * @param {import('vite').ViteDevServer} vite
 * @param {string} contentSecurityPolicy
 * @returns {import('../../server').Pages}
 */
export const vitePages = (vite, contentSecurityPolicy) => ({
  contentSecurityPolicy,
  mount: async (app) => {
    await app.register(middie)
    app.use(vite.middlewares)
  },
  html: async (url) => vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8')),
})
