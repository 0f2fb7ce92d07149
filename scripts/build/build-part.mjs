import { build } from 'vite'
import { root } from '../root.mjs'
import { writeCompressedCopies } from './compressed-copies.mjs'

const [name, folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say which part, and into which folder.')

/** @type {import('vite').BuildEnvironmentOptions} */
const server = {
  ssr: 'server/main.ts',
  copyPublicDir: false,
  target: 'node20',
  rolldownOptions: { output: { entryFileNames: 'main.js' } },
}

await build({
  root,
  logLevel: 'warn',
  build: { outDir: folder, emptyOutDir: true, ...(name === 'server' ? server : {}) },
})
if (name === 'ui') writeCompressedCopies(folder)
