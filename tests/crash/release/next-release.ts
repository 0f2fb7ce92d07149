import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const currentPath = resolve('server/storage/migrations/index.ts')
const nextPath = resolve('tests/crash/release/migrations.ts')

/** Builds the next release: this one, with one more migration. */
export const nextRelease = (): Plugin => ({
  name: 'next release',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || importer === nextPath) return null
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    return resolved?.id === currentPath ? nextPath : null
  },
})
