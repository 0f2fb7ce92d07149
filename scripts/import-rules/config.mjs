import { rooms } from './modules.mjs'
import { rulesOf } from './rules.mjs'
import { brokenOnPurpose } from './sources.mjs'

/** @import { ICruiseOptions } from 'dependency-cruiser' */

/** @type {ICruiseOptions} */
const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: `^${brokenOnPurpose}/` },
  // `import type` counts as an import too
  tsPreCompilationDeps: true,
  // es6 is tried before lib, so that fp-ts/Either and fp-ts/lib/Either are found in different files
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    mainFields: ['module', 'main', 'types'],
  },
}

export default { forbidden: rulesOf(rooms), options }
