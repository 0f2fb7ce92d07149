import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { cruiseImports } from '../../scripts/import-rules/cruise.mjs'

/** A sample file in every module. */
const sampleFileOf: Readonly<Record<string, string>> = {
  domain: 'src/domain/stop/stop.ts',
  application: 'src/application/stop/add-stop.ts',
  stores: 'src/application/stop/upload-store.ts',
  http: 'src/adapters/http/stop-gateway.ts',
  browser: 'src/adapters/browser/browser-cookie-storage.ts',
  leaflet: 'src/adapters/leaflet/leaflet-map-display.ts',
  composition: 'src/adapters/composition/actions-module.ts',
  ui: 'src/ui/screens/stops/index.tsx',
  contract: 'contract/stop/stop-codec.ts',
  optimiser: 'optimiser/solve.ts',
  storage: 'server/storage/sql/project-records.ts',
  'persistent-connection': 'server/persistent-connection.ts',
  events: 'server/events/postgres-bus.ts',
  queue: 'server/optimisation/queue/pg-boss-connection.ts',
  report: 'server/report/write-report.ts',
  'http-server': 'server/http/serve.ts',
  server: 'server/stop/serve-stops.ts',
}

/** For each import, the modules that may have it; no other may, not even as a type import. */
const allowedImporters: Readonly<Record<string, ReadonlyArray<string>>> = {
  leaflet: ['leaflet'],
  'leaflet.markercluster': [],
  inversify: ['composition'],
  'reflect-metadata': ['composition'],
  'io-ts': ['contract'],
  mobx: ['stores', 'composition'],
  'mobx-react-lite': ['ui'],
  react: ['composition', 'ui'],
  'react-router-dom': ['ui'],
  kysely: ['storage'],
  '@photostructure/sqlite': ['storage'],
  pg: ['storage', 'persistent-connection', 'queue'],
  'pg-boss': ['queue'],
  pdfkit: ['report'],
  uqr: ['report'],
  fastify: ['http-server'],
  '@fastify/cors': ['http-server'],
  'openid-client': ['server'],
  'prom-client': ['http-server'],
  'node:fs': ['storage', 'events', 'queue', 'report', 'http-server', 'server'],
  'fast-check': [],
  './tests/kit/setup.ts': [],
  './bench/machine.ts': [],
  './scripts/start.mjs': [],
  './server/main.ts': ['events', 'http-server', 'server'],
  './server/project/index.ts': ['events', 'queue', 'http-server', 'server'],
  './server/storage/index.ts': ['storage', 'events', 'queue', 'http-server', 'server'],
  './server/persistent-connection.ts': ['events', 'queue'],
  './server/events/index.ts': ['events', 'queue', 'http-server', 'server'],
  './server/report/index.ts': ['report', 'server'],
  './contract/index.ts': ['http', 'browser', 'composition', 'contract', 'storage', 'events', 'http-server', 'server'],
  './optimiser/index.ts': ['optimiser', 'server'],
  './src/ui/app/app.tsx': ['composition', 'ui'],
  './src/adapters/composition/main.tsx': ['composition'],
  './src/adapters/leaflet/index.ts': ['leaflet', 'composition'],
  './src/application/plan/index.ts': ['application', 'stores', 'http', 'browser', 'leaflet', 'composition', 'ui'],
}

const sampleTree = '.cache/import-rules/samples'

const writeSample = (file: string, text: string): void => {
  mkdirSync(dirname(`${sampleTree}/${file}`), { recursive: true })
  writeFileSync(`${sampleTree}/${file}`, text)
}

const importPath = (file: string, target: string): string =>
  target.startsWith('./') ? relative(dirname(file), target).replace(/^(?!\.)/, './') : target

rmSync(sampleTree, { recursive: true, force: true })
for (const target of Object.keys(allowedImporters)) if (target.startsWith('./')) writeSample(target, 'export {}\n')
for (const file of Object.values(sampleFileOf))
  writeSample(
    file,
    Object.keys(allowedImporters)
      .map((target) => `import type {} from '${importPath(file, target)}'\n`)
      .join(''),
  )
const { violations } = (await cruiseImports(sampleTree)).summary

const mayImport = (file: string, target: string): boolean =>
  !violations.some(
    ({ from, unresolvedTo }) => from === file && unresolvedTo === importPath(file, target).replace('node:', ''),
  )

describe('import rules: the modules that may import', () => {
  it.each(Object.entries(allowedImporters))('%s: %j', (target, modules) => {
    const importers = Object.keys(sampleFileOf).filter((module) => mayImport(sampleFileOf[module] ?? '', target))
    expect(importers).toEqual(modules)
  })
})
