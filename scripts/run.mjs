import './node-floor.mjs'
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'
import { installPackages } from './setup/packages.mjs'

const [entry, ...ownArguments] = process.argv.slice(2)
if (entry === undefined) {
  console.error('Say which TypeScript file to run: node scripts/run.mjs FILE.ts [its own flags]')
  process.exit(1)
}

if (!(await installPackages())) process.exit(1)
const { build } = await import('vite')
const { threadPlugin } = await import('./build/thread-plugin.mjs')

const name = basename(entry).replace(/\.ts$/, '.js')
const outDir = join(root, '.cache', 'run', `${entry.replaceAll(/[^a-z0-9]+/gi, '-')}-${process.pid}`)

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [threadPlugin],
  ssr: { noExternal: ['fp-ts', 'io-ts'] },
  build: {
    ssr: entry,
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    sourcemap: 'inline',
    // Without this a busy machine prints a warning about plugin times in the output of the command.
    rolldownOptions: { output: { entryFileNames: name }, checks: { bundlerTimings: false } },
  },
})
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }))
process.setSourceMapsEnabled(true)
process.argv = [process.execPath, join(root, entry), ...ownArguments]
await import(pathToFileURL(join(outDir, name)).href)
