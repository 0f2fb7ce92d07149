/**
 * Which room may import which: this table is the one place where it is written.
 *
 * @typedef {object} Room
 * @property {string} name
 * @property {string} path pattern of the paths of its files
 * @property {string} [except] pattern of paths that belong to another room
 * @property {readonly string[] | 'all'} modules other rooms it may import
 * @property {readonly string[] | 'all'} libraries packages it may import; a name that ends in / stands for a scope
 * @property {boolean} [mayUseNode] whether it may import Node's own modules
 * @property {string} reason
 */

const fpTs = 'fp-ts'

/** @type {readonly Room[]} */
export const modules = [
  {
    name: 'domain',
    path: '^src/domain/',
    modules: [],
    libraries: [fpTs],
    reason: 'What is true does not depend on how it is shown, sent or kept.',
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
    reason: 'A store holds a value and derives from it; it calls nobody.',
  },
  {
    name: 'http',
    path: '^src/adapters/http/',
    modules: ['domain', 'application', 'contract'],
    libraries: [fpTs],
    reason: 'The fills that speak to the delivery API know no other fill.',
  },
  {
    name: 'browser',
    path: '^src/adapters/browser/',
    modules: ['domain', 'application', 'contract'],
    libraries: [fpTs],
    reason: 'The fills on cookies, storage and files know no other fill.',
  },
  {
    name: 'leaflet',
    path: '^src/adapters/leaflet/',
    modules: ['domain', 'application'],
    libraries: [fpTs, 'leaflet', '@mapbox/polyline'],
    reason: 'The only room that knows Leaflet, so that the map can be replaced here.',
  },
  {
    name: 'memory',
    path: '^src/adapters/memory/',
    modules: ['domain', 'application', 'contract'],
    libraries: [fpTs],
    reason: 'The fills that live in memory know no other fill.',
  },
  {
    name: 'composition',
    path: '^src/adapters/composition/',
    modules: ['domain', 'application', 'stores', 'http', 'browser', 'leaflet', 'memory', 'ui', 'contract'],
    libraries: [fpTs, 'inversify', 'reflect-metadata', 'mobx', 'react', 'react-dom'],
    reason: 'The one place where ports meet their fills: it knows all of src, but draws and calls nothing itself.',
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
    reason: 'A screen is given everything ready; fills and the map come from composition.',
  },
  {
    name: 'contract',
    path: '^contract/',
    modules: ['domain'],
    libraries: [fpTs, 'io-ts'],
    reason: 'Both sides of the wire are made from it, so it may know neither.',
  },
  {
    name: 'optimiser',
    path: '^optimiser/',
    modules: [],
    libraries: [],
    reason: 'Problem in, plan out: its callers translate between their own types and those of the optimiser.',
  },
  {
    name: 'storage',
    path: '^server/storage/',
    modules: ['domain'],
    libraries: [fpTs, 'kysely', '@photostructure/sqlite', 'pg'],
    mayUseNode: true,
    reason: 'The only room that speaks SQL; how things are kept does not depend on how they are asked for.',
  },
  {
    name: 'database',
    path: '^server/database/',
    modules: [],
    libraries: ['pg'],
    reason: 'It holds a connection to PostgreSQL, whatever the connection is used for.',
  },
  {
    name: 'events',
    path: '^server/event/',
    modules: ['domain', 'contract', 'storage', 'database'],
    libraries: [fpTs],
    mayUseNode: true,
    reason:
      'It passes events on, through PostgreSQL where several servers share one, and reads the rest from the storage.',
  },
  {
    name: 'queue',
    path: '^server/queue/',
    modules: ['domain', 'storage', 'database', 'events', 'server'],
    libraries: [fpTs, 'pg', 'pg-boss'],
    mayUseNode: true,
    reason: 'The only room that knows the queue and the database that the queue is kept in.',
  },
  {
    name: 'report',
    path: '^server/report/',
    modules: ['domain'],
    libraries: [fpTs, 'pdfkit', '@fontsource/'],
    mayUseNode: true,
    reason: 'The only room that knows paper: it prints what it is given.',
  },
  {
    name: 'wire',
    path: '^server/((http|operations|pages)/|[^/]+$)',
    modules: ['domain', 'contract', 'storage', 'events', 'queue', 'server'],
    libraries: [fpTs, 'fastify', '@fastify/', 'prom-client'],
    mayUseNode: true,
    reason: 'The only room that knows Fastify: a use case is given the user and the request, and answers a value.',
  },
  {
    name: 'server',
    path: '^server/(?!(storage|database|event|queue|report|http|operations|pages)/)[^/]+/',
    modules: ['domain', 'contract', 'optimiser', 'storage', 'events', 'queue', 'report', 'wire'],
    libraries: [fpTs, '@mapbox/polyline'],
    mayUseNode: true,
    reason: 'It shares rules and contract with the browser, and leaves Fastify, SQL and paper to those who know them.',
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
    reason: 'What tries the product out may import all of it, and is imported by nothing else.',
  },
]
