import * as O from 'fp-ts/Option'
import { parsePageAddress } from '../../src/domain/navigation'

const nonPagePrefixes = ['/delivery', '/v2/delivery', '/assets']

/**
 * A path is a page where the application knows it, whatever characters an id in it holds. Any other path that does not
 * look like a file gets the page which says that there is nothing. Below the API and the assets there are no pages.
 */
export const isPage = (path: string): boolean =>
  !nonPagePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) &&
  (O.isSome(parsePageAddress(path)) || !/\.[a-z0-9]+$/i.test(path))
