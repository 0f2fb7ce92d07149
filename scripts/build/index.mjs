import { fileURLToPath } from 'node:url'
import { root } from '../root.mjs'
import { step } from '../step.mjs'
import { buildStale } from './build-stale.mjs'
import { parts } from './parts.mjs'

const buildPart = fileURLToPath(new URL('build-part.mjs', import.meta.url))

/** Builds the product where it is stale, quietly. */
export const buildProduct = () =>
  buildStale(root, parts, (part, into) =>
    // Whoever calls may be a test run; what is built is the product all the same.
    step(part.words, process.execPath, [buildPart, part.name, into], { NODE_ENV: 'production' }),
  )
