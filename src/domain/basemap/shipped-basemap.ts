import { memoizeWeak } from '../value'
import document from './basemap-nl.json'
import { decodeBasemap, type Basemap } from './decode-basemap'

const decodeOnce = memoizeWeak<object, Basemap>(decodeBasemap)

/** For the server; the browser loads the same file when it shows the map. */
export const shippedBasemap = (): Basemap => decodeOnce(document)
