import { buildProduct } from '../../scripts/build/index.mjs'

/** Builds the product first, so that the tests run what a start would serve. */
export const setup = async (): Promise<void> => {
  if (!(await buildProduct())) throw new Error('The product does not build.')
}
