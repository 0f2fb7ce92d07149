import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { threads } from '../../scripts/build/threads.mjs'

/**
 * A program of the server, built as the product builds it, before the tests of a file; gone after them. It stands within
 * the project, since the packages it needs are looked for from there.
 */
export const builtProgram = (entry: URL, name: string): string => {
  const folder = `.cache/${name}-${process.pid}`
  beforeAll(async () => {
    await build({
      configFile: false,
      plugins: [threads],
      logLevel: 'warn',
      ssr: { noExternal: ['fp-ts', 'io-ts'] },
      build: { ssr: fileURLToPath(entry), outDir: folder, copyPublicDir: false, target: 'node20' },
    })
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
