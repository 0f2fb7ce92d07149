import * as E from 'fp-ts/Either'
import type L from 'leaflet'
import type { BoardSettings } from './display-settings'
import { drawingsOf } from './basemap/prepared-shapes'
import { readBasemap } from './basemap/decode-basemap'
import { addAttribution } from './controls'
import type { Layers } from './layers'
import { tileLayer } from './tile-layer'

const shipped = new URL('basemap/basemap-nl.json', import.meta.url).href

/** What the routes lie on: the shipped basemap, and tiles upon it where they are set. */
export const layGround = (map: L.Map, layers: Layers, { tiles, ask }: BoardSettings): (() => void) => {
  let isGone = false
  let hasTiles = false
  const laid =
    tiles &&
    tileLayer(map, tiles, () => {
      hasTiles = true
      layers.labels.take({ shapes: [], names: [] })
      layers.draw()
    })
  const sayLost = addAttribution(map, laid !== undefined)

  const lay = async (): Promise<void> => {
    const answer = await ask(shipped)()
    if (isGone) return
    if (E.isLeft(answer)) {
      sayLost()
      return
    }
    const basemap = readBasemap(answer.right)
    layers.basemap.take(drawingsOf(basemap))
    // Tiles bring names of their own.
    if (!hasTiles) layers.labels.take(basemap)
    layers.draw()
  }
  void lay()

  const themed = new MutationObserver(layers.repaint)
  themed.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    isGone = true
    themed.disconnect()
  }
}
