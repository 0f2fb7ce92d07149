import { modules } from './modules.mjs'
import { rulesOf } from './rules.mjs'
import { brokenExamples } from './sources.mjs'

/** @import { ICruiseOptions } from 'dependency-cruiser' */

/** @type {ICruiseOptions} */
const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: `^${brokenExamples}/` },
  // `import type` counts as an import too
  tsPreCompilationDeps: true,
  // es6 is tried before lib, so that fp-ts/Either and fp-ts/lib/Either are found in different files
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    mainFields: ['module', 'main', 'types'],
  },
}

export default { forbidden: rulesOf(modules), options }
