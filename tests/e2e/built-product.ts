import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildProduct } from '../../scripts/build/index.mjs'
import { closeAll } from '../kit/after-file'
import { aFolder } from '../server/folder'
import { startProduct } from './product'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- It extends the interface of Vitest.
  interface ProvidedContext {
    /** what a server that made the demo organisation has stored */
    readonly demoData: string
  }
}

/** Builds the product, so that the tests run what `npm start` serves, and makes the demo organisation for all of them. */
export const setup = async (project: TestProject): Promise<void> => {
  if (!(await buildProduct())) throw new Error('The product does not build.')
  const demoData = join(await aFolder(), 'data')
  const product = await startProduct({ DATA_DIR: demoData })
  await product.stop('SIGTERM')
  project.provide('demoData', demoData)
}

export const teardown = closeAll
