import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { threadPlugin } from '../../scripts/build/thread-plugin.mjs'

/**
 * Builds a program of the server as the product does, before the tests of a file; it is removed after them. It stands
 * within the project, so that its packages are found.
 */
export const builtProgram = (entry: URL, name: string): string => {
  const folder = `.cache/${name}-${process.pid}`
  beforeAll(async () => {
    await build({
      configFile: false,
      plugins: [threadPlugin],
      logLevel: 'warn',
      ssr: { noExternal: ['fp-ts', 'io-ts'] },
      build: { ssr: fileURLToPath(entry), outDir: folder, copyPublicDir: false, target: 'node20' },
    })
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
