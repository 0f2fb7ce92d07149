import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { neededPackages, productScripts, writePackageFiles } from '../../../scripts/build/package-files.mjs'
import { createTestFolder } from '../test-folder'

const locked = {
  '': {},
  'node_modules/server': { version: '1', dependencies: { log: '1', 'for-mac': '1' } },
  'node_modules/server/node_modules/log': { version: '1', dependencies: { colours: '1' } },
  'node_modules/log': { version: '2', dependencies: { server: '1' } },
  'node_modules/colours': { version: '1' },
  'node_modules/bundler': { version: '1', dev: true },
}

describe('neededPackages', () => {
  it('a package brings those that it needs, each as the package itself finds it', () => {
    expect(Object.keys(neededPackages(locked, ['server']))).toEqual([
      'node_modules/server',
      'node_modules/server/node_modules/log',
      'node_modules/colours',
    ])
  })

  it('packages that need each other are found once', () => {
    expect(Object.keys(neededPackages(locked, ['log']))).toContain('node_modules/log')
  })
})

describe('productScripts', () => {
  it('every script that runs a program of the server runs the built one', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(productScripts(scripts)).toMatchObject({
      start: 'exec node server/main.js || node server/main.js',
      worker: 'exec node server/worker.js || node server/worker.js',
      migrate: 'node server/commands.js migrate',
    })
    const sources = Object.values<string>(scripts).filter((script) => /run\.mjs server\/(commands|worker)/.test(script))
    expect(Object.keys(productScripts(scripts))).toHaveLength(sources.length + 1)
  })
})

describe('writePackageFiles', () => {
  it('the built folder depends on the packages that its code imports, and on no others', () => {
    const folder = createTestFolder({
      'package.json': JSON.stringify({ name: 'a', scripts: {}, dependencies: { server: '1', log: '2', colours: '1' } }),
      'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: locked }),
      'dist/server/main.js': 'import { serve } from "server";\n/*\n * import { print } from "log"\n */\n',
    })
    writePackageFiles(folder)
    const written = (name: string) => JSON.parse(readFileSync(join(folder, 'dist', name), 'utf8'))
    expect(written('package.json').dependencies).toEqual({ server: '1' })
    expect(written('package-lock.json').packages['']).toMatchObject({ dependencies: { server: '1' } })
  })
})
