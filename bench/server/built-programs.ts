import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { threadPlugin } from '../../scripts/build/thread-plugin.mjs'

/** The compared programs, each as a file to run. */
export type BuiltPrograms = { readonly server: string; readonly baseline: string; readonly remove: () => Promise<void> }

const programs = { server: 'server/main.ts', baseline: 'bench/server/programs/baseline.ts' }

/** Builds the server as in the product, and the compared programs, in a temporary folder. */
export const buildPrograms = async (): Promise<BuiltPrograms> => {
  const folder = resolve('.cache', 'run', `bench-${process.pid}`)
  const outDir = join(folder, 'server')
  await build({
    configFile: false,
    plugins: [threadPlugin],
    logLevel: 'warn',
    ssr: { noExternal: ['fp-ts', 'io-ts', 'kysely'] },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { input: programs, output: { entryFileNames: '[name].js' } },
    },
  })
  await cp('index.html', join(folder, 'ui', 'index.html'))
  return {
    server: join(outDir, 'server.js'),
    baseline: join(outDir, 'baseline.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
