/**
 * Which module may import which: this table is the only list.
 *
 * @typedef {object} Module
 * @property {string} name
 * @property {string} path pattern of the paths of its files
 * @property {string} [except] pattern of paths that belong to another module
 * @property {readonly string[] | 'all'} modules other modules it may import
 * @property {readonly string[] | 'all'} libraries packages it may import; a name that ends in / stands for a scope
 * @property {boolean} [mayUseNode] whether it may import Node's own modules
 * @property {string} reason
 */

const fpTs = 'fp-ts'

/** @type {readonly Module[]} */
export const modules = [
  {
    name: 'domain',
    path: '^src/domain/',
    modules: [],
    libraries: [fpTs],
    reason: 'The rules do not depend on how a plan is shown, sent or stored.',
  },
  {
    name: 'application',
    path: '^src/application/',
    except: '-store\\.ts$',
    modules: ['domain', 'stores'],
    libraries: [fpTs],
    reason: 'A use case reaches the outside world through its ports; state is held in a *-store.ts.',
  },
  {
    name: 'stores',
    path: '^src/application/.+-store\\.ts$',
    modules: ['domain', 'application'],
    libraries: [fpTs, 'mobx'],
    reason: 'A store holds a value and derives from it; it calls no port.',
  },
  {
    name: 'http',
    path: '^src/adapters/http/',
    modules: ['domain', 'application', 'contract'],
    libraries: [fpTs],
    reason: 'The adapters that call the delivery API import no other adapter.',
  },
  {
    name: 'browser',
    path: '^src/adapters/browser/',
    modules: ['domain', 'application', 'contract'],
    libraries: [fpTs, 'papaparse'],
    reason: 'The adapters of cookies, storage and files import no other adapter.',
  },
  {
    name: 'leaflet',
    path: '^src/adapters/leaflet/',
    modules: ['domain', 'application'],
    libraries: [fpTs, 'leaflet', '@mapbox/polyline'],
    reason: 'Only this module imports Leaflet, so that the map can be replaced here.',
  },
  {
    name: 'composition',
    path: '^src/adapters/composition/',
    modules: ['domain', 'application', 'stores', 'http', 'browser', 'leaflet', 'ui', 'contract'],
    libraries: [fpTs, 'inversify', 'reflect-metadata', 'mobx', 'react', 'react-dom'],
    reason: 'It binds ports to adapters: it imports all of src, but draws and calls nothing itself.',
  },
  {
    name: 'ui',
    path: '^src/ui/',
    modules: ['domain', 'application', 'stores'],
    libraries: [
      fpTs,
      'react',
      'react-dom',
      'react-router-dom',
      'mobx-react-lite',
      'bulma',
      'lucide-static',
      '@fontsource-variable/',
    ],
    reason: 'A screen is given its use cases; adapters and the map come from composition.',
  },
  {
    name: 'contract',
    path: '^contract/',
    modules: ['domain'],
    libraries: [fpTs, 'io-ts'],
    reason: 'Browser and server both import it, so it imports neither.',
  },
  {
    name: 'optimiser',
    path: '^optimiser/',
    modules: [],
    libraries: [],
    reason: 'Problem in, plan out: its callers convert between their own types and those of the optimiser.',
  },
  {
    name: 'storage',
    path: '^server/storage/',
    modules: ['domain', 'contract', 'steps'],
    libraries: [fpTs, 'kysely', '@photostructure/sqlite', 'pg'],
    mayUseNode: true,
    reason:
      'All SQL but that of the queue, the events and their connection; a plan is stored in the JSON of the contract.',
  },
  {
    name: 'persistent-connection',
    path: '^server/persistent-connection\\.ts$',
    modules: [],
    libraries: ['pg'],
    reason: 'It keeps a connection to PostgreSQL open, whatever the connection is used for.',
  },
  {
    name: 'events',
    path: '^server/events/',
    modules: ['domain', 'contract', 'storage', 'persistent-connection', 'http-server', 'server'],
    libraries: [fpTs],
    mayUseNode: true,
    reason: 'It publishes and streams events, through PostgreSQL where several servers share a database.',
  },
  {
    name: 'queue',
    path: '^server/optimisation/queue/',
    modules: ['domain', 'storage', 'persistent-connection', 'events', 'server'],
    libraries: [fpTs, 'pg', 'pg-boss'],
    mayUseNode: true,
    reason: 'Only this module imports pg-boss and opens the database of the queue.',
  },
  {
    name: 'steps',
    path: '^server/steps/',
    modules: ['domain', 'contract'],
    libraries: [],
    mayUseNode: true,
    reason: 'It runs the steps that it is given, whatever they do, and reads JSON in steps.',
  },
  {
    name: 'report',
    path: '^server/report/',
    modules: ['domain', 'steps'],
    libraries: [fpTs, 'pdfkit', 'uqr', '@fontsource/'],
    mayUseNode: true,
    reason: 'Only this module imports pdfkit: it prints what it is given.',
  },
  {
    name: 'http-server',
    path: '^server/((http|operations)/|(?!(fetch-json|lru-map|persistent-connection|require-record)\\.ts$)[^/]+$)',
    modules: ['domain', 'contract', 'storage', 'events', 'queue', 'steps', 'server'],
    libraries: [fpTs, 'fastify', '@fastify/', 'prom-client'],
    mayUseNode: true,
    reason: 'Only this module imports Fastify: a use case is given the user and the request, and returns a value.',
  },
  {
    name: 'server',
    path: '^server/((?!(storage|events|optimisation/queue|report|steps|http|operations)/)[^/]+/|(fetch-json|lru-map|require-record)\\.ts$)',
    modules: ['domain', 'contract', 'optimiser', 'storage', 'events', 'queue', 'report', 'steps', 'http-server'],
    libraries: [fpTs, '@mapbox/polyline', '@zxcvbn-ts/language-common', 'fflate', 'openid-client', 'papaparse'],
    mayUseNode: true,
    reason: 'It shares rules and contract with the browser; Fastify, SQL and pdfkit have modules of their own.',
  },
  {
    name: 'page',
    path: '^public/',
    modules: [],
    libraries: [],
    reason: 'Files of public/ are served as they are; nothing is bundled into them.',
  },
  {
    name: 'scripts',
    path: '^scripts/',
    modules: [],
    libraries: 'all',
    mayUseNode: true,
    reason: 'A script runs before anything is built, so it cannot read TypeScript.',
  },
  {
    name: 'settings',
    path: '^[^/]+$',
    modules: ['scripts'],
    libraries: 'all',
    mayUseNode: true,
    reason: 'The settings of the tools are read before anything is built.',
  },
  {
    name: 'tests',
    path: '^(tests|bench)/',
    modules: 'all',
    libraries: 'all',
    mayUseNode: true,
    reason: 'Tests and benchmarks may import all of the product; the product imports none of them.',
  },
]
