import { dirname, join } from 'node:path'
import { build } from 'vite'

const WORKER_URL = /(?<=new Worker\()new URL\('([^']+)', import\.meta\.url\)/

/**
 * Bundles the program of a worker into the module that starts it. Else each worker of each test would load its modules
 * one by one, which took a quarter of the processor time of the tests in a browser.
 *
 * @type {import('vite').Plugin}
 */
export const workerPlugin = {
  name: 'workers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: WORKER_URL },
    async handler(code, id) {
      const entry = WORKER_URL.exec(code)?.[1] ?? ''
      const program = await bundleWorker(join(dirname(id), entry))
      const url = `URL.createObjectURL(new Blob([${JSON.stringify(program)}], { type: 'text/javascript' }))`
      return { code: `const workerUrl = ${url}\n${code.replace(WORKER_URL, 'workerUrl')}`, map: null }
    },
  },
}

/** @param {string} entry */
const bundleWorker = async (entry) => {
  const bundles = await build({
    configFile: false,
    logLevel: 'warn',
    build: { lib: { entry, formats: ['es'], fileName: 'worker' }, write: false, copyPublicDir: false },
  })
  const [bundle] = Array.isArray(bundles) ? bundles : []
  const [chunk, ...others] = bundle?.output ?? []
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} does not become one file.`)
  return chunk.code
}
