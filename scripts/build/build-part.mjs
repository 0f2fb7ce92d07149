import { build } from 'vite'
import { root } from '../root.mjs'
import { writeCompressedCopies } from './compressed-copies.mjs'

const [name, folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say which part, and into which folder.')

/** @type {import('vite').BuildEnvironmentOptions} */
const server = {
  ssr: true,
  copyPublicDir: false,
  target: 'node20',
  rolldownOptions: {
    input: { main: 'server/main.ts', worker: 'server/worker.ts', commands: 'server/commands/main.ts' },
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
}

await build({
  root,
  logLevel: 'warn',
  build: { outDir: folder, emptyOutDir: true, ...(name === 'server' ? server : {}) },
})
if (name === 'ui') writeCompressedCopies(folder)
