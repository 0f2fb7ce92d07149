import { buildProduct } from '../../scripts/build/index.mjs'

/** Builds the product, so that the tests run what `npm start` serves. */
export const setup = async (): Promise<void> => {
  if (!(await buildProduct())) throw new Error('The product does not build.')
}
