import * as O from 'fp-ts/Option'
import { addressIn } from '../../src/domain/tab'

const notPages = ['/delivery', '/v2/delivery', '/assets']

/**
 * A page is what the product has an address for, whatever characters an id in it holds. Any other path that names no
 * file gets the page that says so; under the API and the assets there are none at all.
 */
export const isPage = (path: string): boolean =>
  !notPages.some((start) => path === start || path.startsWith(`${start}/`)) &&
  (O.isSome(addressIn(path)) || !/\.[a-z0-9]+$/i.test(path))
