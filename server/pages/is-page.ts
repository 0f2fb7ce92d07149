import * as O from 'fp-ts/Option'
import { parsePageAddress } from '../../src/domain/navigation'

const nonPagePrefixes = ['/delivery', '/v2/delivery', '/assets']

/**
 * A path that the application knows is a page, whatever characters an id in it contains. Any other path that does not
 * look like a file gets the page `not found`. Below the API and the assets there are no pages.
 */
export const isPage = (path: string): boolean =>
  !nonPagePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) &&
  (O.isSome(parsePageAddress(path)) || !/\.[a-z0-9]+$/i.test(path))
