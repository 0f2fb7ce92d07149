import { resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from './config.mjs'
import { sourcesOf } from './sources.mjs'

/** @import { ICruiseResult } from 'dependency-cruiser' */

/**
 * @type {(base: string) => Promise<ICruiseResult>} Reads all imports below a folder and checks them against the rules.
 */
export const cruiseImports = async (base) => {
  const { forbidden, options } = config
  const { output } = await cruise(sourcesOf(base), {
    ...options,
    baseDir: resolve(base),
    ruleSet: { forbidden },
    validate: true,
  })
  if (typeof output === 'string') throw new Error(output)
  return output
}
