import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { threadPlugin } from '../../../scripts/build/thread-plugin.mjs'

/** The programs of a release, each an executable file. */
export type Programs = {
  readonly server: string
  readonly commands: string
  readonly worker: string
  readonly remove: () => Promise<void>
}

const programs = { server: 'server/main.ts', commands: 'server/commands/main.ts', worker: 'server/worker.ts' }

/**
 * Builds the server and the commands in their own folder, as for a release. Plugins can turn them into another release.
 */
export const buildPrograms = async (name: string, ...plugins: ReadonlyArray<Plugin>): Promise<Programs> => {
  const folder = resolve('.cache', 'run', `crash-${name}-${process.pid}`)
  const outDir = join(folder, 'server')
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [threadPlugin, ...plugins],
    ssr: { noExternal: ['fp-ts', 'io-ts'] },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { input: programs, output: { entryFileNames: '[name].js' }, checks: { bundlerTimings: false } },
    },
  })
  // The server requires pages beside itself; these tests do not read them.
  await mkdir(join(folder, 'ui'), { recursive: true })
  await writeFile(join(folder, 'ui', 'index.html'), '<!doctype html>')
  return {
    server: join(outDir, 'server.js'),
    commands: join(outDir, 'commands.js'),
    worker: join(outDir, 'worker.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
