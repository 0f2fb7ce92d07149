import { fileURLToPath } from 'node:url'
import { root } from '../root.mjs'
import { step } from '../step.mjs'
import { buildStale } from './build-stale.mjs'
import { writePackageFiles } from './package-files.mjs'
import { parts } from './parts.mjs'

const buildPart = fileURLToPath(new URL('build-part.mjs', import.meta.url))

/** Builds the parts whose sources have changed; prints only failures. */
export const buildProduct = async () => {
  const isBuilt = await buildStale(root, parts, (part, into) =>
    // A test run has its own NODE_ENV, but builds the same product.
    step(part.label, process.execPath, [buildPart, part.name, into], { NODE_ENV: 'production' }),
  )
  if (isBuilt) writePackageFiles(root)
  return isBuilt
}
