/**
 * @import { IForbiddenRuleType } from 'dependency-cruiser'
 * @import { Room } from './modules.mjs'
 */

/** The folders of which other folders may import the index only. */
const foldersWithIndex =
  '(src/domain/[^/]+|src/application/[^/]+|src/ui/(driver|entry|map|parts|piece|plan|project)|contract|optimiser)/'

const nounFolder = '^src/(domain|application)/[^/]+$'

/**
 * The modules of fp-ts that this code uses. The last three belong to Ord: its result, and the orders of texts and
 * numbers.
 */
const fpTsModules = [
  'function',
  'Either',
  'Option',
  'TaskEither',
  'ReadonlyArray',
  'Ord',
  'Ordering',
  'string',
  'number',
]

/** @type {(rooms: readonly Room[]) => IForbiddenRuleType[]} */
export const rulesOf = (modules) => [
  ...modules.filter(isRestricted).map((module) => importLimitsOf(module, modules)),
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two files that need each other hide a third: name what both need and move it to a file of its own.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-cycles-between-rooms',
    severity: 'error',
    comment: 'Two rooms that need each other are one room, or one of them holds something that belongs to the other.',
    scope: 'folder',
    from: { path: nounFolder },
    to: { path: nounFolder, circular: true },
  },
  {
    name: 'front-doors-only',
    severity: 'error',
    comment: 'A room is entered by its index.ts: import from there, and export there what others may use.',
    from: { path: '^(src/[^/]+/[^/]+|[^/]+)/', pathNot: '^(tests|bench)/' },
    to: {
      path: `^${foldersWithIndex}`,
      pathNot: [`^${foldersWithIndex}index\\.ts$`, '^contract/[^/]+/index\\.ts$', '^$1/'],
    },
  },
  {
    name: 'screens-apart',
    severity: 'error',
    comment: 'What several screens use belongs to none of them: move it to a room beside src/ui/parts.',
    from: { path: '^src/ui/screens/([^/]+)/' },
    to: { path: '^src/ui/screens/', pathNot: '^src/ui/screens/$1/' },
  },
  {
    name: 'fills-know-ports-only',
    severity: 'error',
    comment: 'A fill fills a port, which is a type: use import type. Rules it needs are in src/domain.',
    from: { path: '^src/adapters/', pathNot: '^src/adapters/composition/' },
    to: { path: '^src/application/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'fp-ts-by-module',
    severity: 'error',
    comment: 'Import fp-ts/Either and the like: the barrel weighs ten times as much, and fp-ts/lib doubles the code.',
    from: {},
    to: { path: ['node_modules/fp-ts/lib/', 'node_modules/fp-ts/es6/index\\.js$'] },
  },
  {
    name: 'fp-ts-vocabulary',
    severity: 'error',
    comment: `This house speaks ${fpTsModules.join(', ')} of fp-ts and no more: write the rest as plain functions.`,
    from: { pathNot: '^(tests|bench)/' },
    to: { path: 'node_modules/fp-ts/es6/', pathNot: `/es6/(index|${fpTsModules.join('|')})\\.js$` },
  },
  {
    name: 'no-lost-imports',
    severity: 'error',
    comment: 'What is imported must be there: mend the path, or add the package to package.json.',
    from: {},
    to: { couldNotResolve: true },
  },
]

/** @type {(room: Room) => boolean} */
const isRestricted = (module) => module.modules !== 'all' || module.libraries !== 'all' || module.mayUseNode !== true

/** @type {(room: Room, rooms: readonly Room[]) => IForbiddenRuleType} */
const importLimitsOf = (module, modules) => ({
  name: `${module.name}-knows-too-much`,
  severity: 'error',
  comment: `${module.reason} It may import ${describeAllowed(module)}. Move the code, or let what it needs be given to it.`,
  from: { path: module.path, ...(module.except === undefined ? {} : { pathNot: module.except }) },
  to: {
    couldNotResolve: false,
    pathNot: [...modulePatterns(module, modules), ...libraryPatterns(module.libraries)],
    ...(module.mayUseNode === true ? { dependencyTypesNot: ['core'] } : {}),
  },
})

/** @type {(room: Room, rooms: readonly Room[]) => string[]} */
const modulePatterns = (module, modules) =>
  modules
    .filter((other) => other === module || module.modules === 'all' || module.modules.includes(other.name))
    .map((other) => (other.except === undefined ? other.path : `${other.path}(?!.*${other.except})`))

/** @type {(libraries: Room['libraries']) => string[]} */
const libraryPatterns = (libraries) =>
  libraries === 'all'
    ? ['(^|/)node_modules/']
    : libraries.map((name) => `(^|/)node_modules/${name.replaceAll('.', '\\.').replace(/\/?$/, '/')}`)

/** @type {(room: Room) => string} */
const describeAllowed = ({ modules, libraries, mayUseNode }) =>
  [
    'itself',
    ...(modules === 'all' ? ['every room'] : modules),
    ...(libraries === 'all' ? ['any package'] : libraries),
    ...(mayUseNode === true ? ['Node'] : []),
  ].join(', ')
