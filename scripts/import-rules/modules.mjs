/**
 * Which room may import which: this table is the one place where it is written.
 *
 * @typedef {object} Room
 * @property {string} name
 * @property {string} at pattern of the paths of its files
 * @property {string} [except] pattern of paths that belong to another room
 * @property {readonly string[] | 'all'} rooms other rooms it may import
 * @property {readonly string[] | 'all'} libraries packages it may import; a name that ends in / stands for a scope
 * @property {boolean} [node] whether it may import Node's own modules
 * @property {string} why
 */

const fpTs = 'fp-ts'

/** @type {readonly Room[]} */
export const rooms = [
  {
    name: 'domain',
    at: '^src/domain/',
    rooms: [],
    libraries: [fpTs],
    why: 'What is true does not depend on how it is shown, sent or kept.',
  },
  {
    name: 'application',
    at: '^src/application/',
    except: '-store\\.ts$',
    rooms: ['domain', 'stores'],
    libraries: [fpTs],
    why: 'A use case reaches the outside world through its ports; state is held in a *-store.ts.',
  },
  {
    name: 'stores',
    at: '^src/application/.+-store\\.ts$',
    rooms: ['domain', 'application'],
    libraries: [fpTs, 'mobx'],
    why: 'A store holds a value and derives from it; it calls nobody.',
  },
  {
    name: 'http',
    at: '^src/adapters/http/',
    rooms: ['domain', 'application', 'contract'],
    libraries: [fpTs],
    why: 'The fills that speak to the delivery API know no other fill.',
  },
  {
    name: 'browser',
    at: '^src/adapters/browser/',
    rooms: ['domain', 'application', 'contract'],
    libraries: [fpTs],
    why: 'The fills on cookies, storage and files know no other fill.',
  },
  {
    name: 'leaflet',
    at: '^src/adapters/leaflet/',
    rooms: ['domain', 'application'],
    libraries: [fpTs, 'leaflet', '@mapbox/polyline'],
    why: 'The only room that knows Leaflet, so that the map can be replaced here.',
  },
  {
    name: 'memory',
    at: '^src/adapters/memory/',
    rooms: ['domain', 'application', 'contract'],
    libraries: [fpTs],
    why: 'The fills that live in memory know no other fill.',
  },
  {
    name: 'composition',
    at: '^src/adapters/composition/',
    rooms: ['domain', 'application', 'stores', 'http', 'browser', 'leaflet', 'memory', 'ui', 'contract'],
    libraries: [fpTs, 'inversify', 'reflect-metadata', 'mobx', 'react', 'react-dom'],
    why: 'The one place where ports meet their fills: it knows all of src, but draws and calls nothing itself.',
  },
  {
    name: 'ui',
    at: '^src/ui/',
    rooms: ['domain', 'application', 'stores'],
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
    why: 'A screen is given everything ready; fills and the map come from composition.',
  },
  {
    name: 'contract',
    at: '^contract/',
    rooms: ['domain'],
    libraries: [fpTs, 'io-ts'],
    why: 'Both sides of the wire are made from it, so it may know neither.',
  },
  {
    name: 'optimiser',
    at: '^optimiser/',
    rooms: [],
    libraries: [],
    why: 'Problem in, plan out: its callers translate between their own types and those of the optimiser.',
  },
  {
    name: 'storage',
    at: '^server/storage/',
    rooms: ['domain'],
    libraries: [fpTs, 'kysely', '@photostructure/sqlite', 'pg'],
    node: true,
    why: 'The only room that speaks SQL; how things are kept does not depend on how they are asked for.',
  },
  {
    name: 'database',
    at: '^server/database/',
    rooms: [],
    libraries: ['pg'],
    why: 'It holds a connection to PostgreSQL, whatever the connection is used for.',
  },
  {
    name: 'events',
    at: '^server/event/',
    rooms: ['domain', 'contract', 'storage', 'database'],
    libraries: [fpTs],
    node: true,
    why: 'It passes events on, through PostgreSQL where several servers share one, and reads the rest from the storage.',
  },
  {
    name: 'queue',
    at: '^server/queue/',
    rooms: ['domain', 'storage', 'database', 'events', 'server'],
    libraries: [fpTs, 'pg', 'pg-boss'],
    node: true,
    why: 'The only room that knows the queue and the database that the queue is kept in.',
  },
  {
    name: 'report',
    at: '^server/report/',
    rooms: ['domain'],
    libraries: [fpTs, 'pdfkit', '@fontsource/'],
    node: true,
    why: 'The only room that knows paper: it prints what it is given.',
  },
  {
    name: 'wire',
    at: '^server/((http|operations|pages)/|[^/]+$)',
    rooms: ['domain', 'contract', 'storage', 'events', 'queue', 'server'],
    libraries: [fpTs, 'fastify', '@fastify/', 'prom-client'],
    node: true,
    why: 'The only room that knows Fastify: a use case is given the user and the request, and answers a value.',
  },
  {
    name: 'server',
    at: '^server/(?!(storage|database|event|queue|report|http|operations|pages)/)[^/]+/',
    rooms: ['domain', 'contract', 'optimiser', 'storage', 'events', 'queue', 'report', 'wire'],
    libraries: [fpTs, '@mapbox/polyline'],
    node: true,
    why: 'It shares rules and contract with the browser, and leaves Fastify, SQL and paper to those who know them.',
  },
  {
    name: 'page',
    at: '^public/',
    rooms: [],
    libraries: [],
    why: 'Files of public/ are served as they are; nothing is bundled into them.',
  },
  {
    name: 'scripts',
    at: '^scripts/',
    rooms: [],
    libraries: 'all',
    node: true,
    why: 'A script runs before anything is built, so it cannot read TypeScript.',
  },
  {
    name: 'settings',
    at: '^[^/]+$',
    rooms: ['scripts'],
    libraries: 'all',
    node: true,
    why: 'The settings of the tools are read before anything is built.',
  },
  {
    name: 'tests',
    at: '^(tests|bench)/',
    rooms: 'all',
    libraries: 'all',
    node: true,
    why: 'What tries the product out may import all of it, and is imported by nothing else.',
  },
]
