import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

const path = '/src/domain/basemap/basemap-nl.json'

/**
 * Serves a basemap without shapes and names to the map; a module that imports the file still gets all of it. Without a
 * graphics processor, painting the basemap took a quarter of the processor time of the tests of components, and none of
 * them is about it.
 *
 * @type {import('vite').Plugin}
 */
export const emptyBasemapPlugin = {
  name: 'empty-basemap',
  configureServer: ({ middlewares }) => {
    if (!existsSync(join(root, path))) throw new Error(`There is no ${path}.`)
    middlewares.use((request, response, next) => {
      if (request.url === path) response.end('{"shapes":[],"names":[]}')
      else next()
    })
  },
}
