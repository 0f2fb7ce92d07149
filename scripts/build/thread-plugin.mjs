import { build } from 'vite'

const SUFFIX = '?thread'

/**
 * A module imported with `?thread` is a program for a worker thread. The module and all its imports are bundled into
 * one text, so that the thread starts from that text and needs no file beside its importer.
 *
 * @type {import('vite').Plugin}
 */
export const threadPlugin = {
  name: 'threads',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\?thread$/ },
    async handler(source, importer) {
      const program = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true })
      return program && `\0${program.id}${SUFFIX}`
    },
  },
  load: {
    filter: { id: /^\0.*\?thread$/ },
    async handler(id) {
      const { code, modules } = await bundleThread(id.slice(1, -SUFFIX.length))
      for (const file of modules) this.addWatchFile(file)
      return `export const program = ${JSON.stringify(code)}`
    },
  },
}

/** @param {string} entry */
const bundleThread = async (entry) => {
  const bundle = await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, copyPublicDir: false, target: 'node20', minify: true },
  })
  const [chunk] = 'output' in bundle ? bundle.output : []
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was made of ${entry}`)
  return { code: chunk.code, modules: chunk.moduleIds.filter((file) => !file.startsWith('\0')) }
}
