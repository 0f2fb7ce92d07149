import { buildProduct } from '../../scripts/build/index.mjs'

/** What these tests look at is what a start would serve now. */
export const setup = async (): Promise<void> => {
  if (!(await buildProduct())) throw new Error('The product does not build.')
}
