/**
 * @import { IForbiddenRuleType } from 'dependency-cruiser'
 * @import { Module } from './modules.mjs'
 */

/** The folders of which other folders may import the index only. */
const foldersWithIndex =
  '(src/domain/[^/]+|src/application/[^/]+|src/ui/(components|form|lazy|map|plan|project)|contract|optimiser)/'

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

/** @type {(modules: readonly Module[]) => IForbiddenRuleType[]} */
export const rulesOf = (modules) => [
  ...modules.filter(isRestricted).map((module) => importLimitsOf(module, modules)),
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two files import each other: move what both need to a third file.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-cycles-between-modules',
    severity: 'error',
    comment: 'Two modules import each other: merge them, or move what belongs to the other.',
    scope: 'folder',
    from: { path: nounFolder },
    to: { path: nounFolder, circular: true },
  },
  {
    name: 'index-only',
    severity: 'error',
    comment: 'A module is imported through its index.ts: import from there, and export there what others may use.',
    from: { path: '^(src/[^/]+/[^/]+|[^/]+)/', pathNot: '^(tests|bench)/' },
    to: {
      path: `^${foldersWithIndex}`,
      pathNot: [`^${foldersWithIndex}index\\.ts$`, '^contract/[^/]+/index\\.ts$', '^$1/'],
    },
  },
  {
    name: 'no-imports-between-screens',
    severity: 'error',
    comment: 'What several screens use belongs to none of them: move it to a folder beside src/ui/components.',
    from: { path: '^src/ui/screens/([^/]+)/' },
    to: { path: '^src/ui/screens/', pathNot: '^src/ui/screens/$1/' },
  },
  {
    name: 'adapters-import-ports-only',
    severity: 'error',
    comment: 'An adapter implements a port, which is a type: use import type. Rules it needs are in src/domain.',
    from: { path: '^src/adapters/', pathNot: '^src/adapters/composition/' },
    to: { path: '^src/application/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'fp-ts-by-module',
    severity: 'error',
    comment: 'Import fp-ts/Either and the like: the barrel is ten times as large, and fp-ts/lib doubles the code.',
    from: {},
    to: { path: ['node_modules/fp-ts/lib/', 'node_modules/fp-ts/es6/index\\.js$'] },
  },
  {
    name: 'fp-ts-modules',
    severity: 'error',
    comment: `Use only ${fpTsModules.join(', ')} of fp-ts: write the rest as plain functions.`,
    from: { pathNot: '^(tests|bench)/' },
    to: { path: 'node_modules/fp-ts/es6/', pathNot: `/es6/(index|${fpTsModules.join('|')})\\.js$` },
  },
  {
    name: 'no-unresolved-imports',
    severity: 'error',
    comment: 'What is imported must exist: correct the path, or add the package to package.json.',
    from: {},
    to: { couldNotResolve: true },
  },
]

/** @type {(module: Module) => boolean} */
const isRestricted = (module) => module.modules !== 'all' || module.libraries !== 'all' || module.mayUseNode !== true

/** @type {(module: Module, modules: readonly Module[]) => IForbiddenRuleType} */
const importLimitsOf = (module, modules) => ({
  name: `${module.name}-imports-too-much`,
  severity: 'error',
  comment: `${module.reason} It may import ${describeAllowed(module)}. Move the code, or let what it needs be given to it.`,
  from: { path: module.path, ...(module.except === undefined ? {} : { pathNot: module.except }) },
  to: {
    couldNotResolve: false,
    pathNot: [...modulePatterns(module, modules), ...libraryPatterns(module.libraries)],
    ...(module.mayUseNode === true ? { dependencyTypesNot: ['core'] } : {}),
  },
})

/** @type {(module: Module, modules: readonly Module[]) => string[]} */
const modulePatterns = (module, modules) =>
  modules
    .filter((other) => other === module || module.modules === 'all' || module.modules.includes(other.name))
    .map((other) => (other.except === undefined ? other.path : `${other.path}(?!.*${other.except})`))

/** @type {(libraries: Module['libraries']) => string[]} */
const libraryPatterns = (libraries) =>
  libraries === 'all'
    ? ['(^|/)node_modules/']
    : libraries.map((name) => `(^|/)node_modules/${name.replaceAll('.', '\\.').replace(/\/?$/, '/')}`)

/** @type {(module: Module) => string} */
const describeAllowed = ({ modules, libraries, mayUseNode }) =>
  [
    'itself',
    ...(modules === 'all' ? ['every module'] : modules),
    ...(libraries === 'all' ? ['any package'] : libraries),
    ...(mayUseNode === true ? ['Node'] : []),
  ].join(', ')
