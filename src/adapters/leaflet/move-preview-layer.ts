import L from 'leaflet'
import type { MapDisplay, MovePreview, NewLegs, PriceOnMap } from '../../application/map'
import { tintOf } from './painting/painter-messages'

export type MovePreviewLayer = { readonly show: MapDisplay['showMovePreview']; readonly remove: () => void }

/**
 * While a move is previewed: the other routes are faint, the new legs are dashed, and no pointer to a neighbour covers
 * them. A stop without a pin, such as one of a route that is not shown, has a ring. A drag of a stop does not pan.
 */
export const createMovePreviewLayer = (map: L.Map): MovePreviewLayer => {
  const container = map.getContainer()
  const abort = new AbortController()
  const styles = new CSSStyleSheet()
  document.adoptedStyleSheets.push(styles)
  const legs = L.layerGroup().addTo(map)
  // Panning may be stopped already, by a tool of the map.
  let hasStoppedPanning = false
  const stopPanning = (): void => {
    hasStoppedPanning ||= map.dragging.enabled()
    map.dragging.disable()
  }
  const resumePanning = (): void => {
    if (hasStoppedPanning) map.dragging.enable()
    hasStoppedPanning = false
  }

  // A finger that rests on a pin starts the drag; until then it pans.
  const onPress = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch' || !(target instanceof Element) || target.closest('[data-drag-stop]') === null) return
    stopPanning()
    for (const kind of ['pointerup', 'pointercancel'] as const)
      addEventListener(kind, resumePanning, { once: true, capture: true, signal: abort.signal })
  }
  container.addEventListener('pointerdown', onPress, { signal: abort.signal, capture: true })

  return {
    show: (preview) => {
      legs.clearLayers()
      styles.replaceSync(preview === undefined ? '' : faintRules(preview))
      if (preview?.isDragged === true) stopPanning()
      else resumePanning()
      if (preview === undefined) return
      // The legs of the best position are drawn last, above the others.
      for (const newLegs of preview.newLegs.toReversed()) addLegs(newLegs, legs)
      if (preview.stopCoordinates !== undefined && !hasPin(container, preview))
        L.circleMarker(preview.stopCoordinates, { radius: 8, interactive: false, className: 'rr-moved-stop' }).addTo(
          legs,
        )
      if (preview.price !== undefined) createPriceMarker(map, preview.price).addTo(legs)
    },
    remove: () => {
      abort.abort()
      legs.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== styles)
    },
  }
}

const hasPin = (container: HTMLElement, { stops }: MovePreview): boolean =>
  container.querySelector(`.rr-pins :is(${pinSelectorsOf(stops).join()})`) !== null

const addLegs = ({ colour, points }: NewLegs, layer: L.LayerGroup): void => {
  for (const [stroke, weight] of [
    ['var(--rr-line-casing)', 7.5],
    [tintOf(colour.hex), 4],
  ] as const) {
    const leg = L.polyline([...points], { weight, dashArray: '1 8', interactive: false, className: 'rr-new-leg' })
    const element = leg.addTo(layer).getElement()
    if (element instanceof SVGElement) element.style.stroke = stroke
  }
}

/** Beside the head of the pin, on the side with more space. The lists say the same. */
const createPriceMarker = (map: L.Map, { at, badge, text }: PriceOnMap): L.Marker => {
  const label = document.createElement('p')
  label.className = 'rr-map-price'
  label.classList.toggle('is-left', map.latLngToContainerPoint(at).x > map.getSize().x / 2)
  label.ariaHidden = 'true'
  if (badge !== undefined) {
    const chip = document.createElement('span')
    chip.className = 'rr-route-no'
    chip.style.setProperty('--route', badge.colour.hex)
    chip.style.setProperty('--route-label', badge.colour.textColour)
    chip.textContent = String(badge.number)
    label.append(chip)
  }
  label.append(text)
  const icon = L.divIcon({ html: label, iconSize: [0, 0], className: 'rr-map-price-holder' })
  return L.marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: 50_000 })
}

const pinSelectorsOf = (stops: MovePreview['stops']): ReadonlyArray<string> =>
  stops.map((id) => `[data-drag-stop="${CSS.escape(id)}"]`)

/** As rules, since pins and lines come and go while the map is moved. Lines painted on a canvas show as elements. */
const faintRules = ({ stops, routes }: MovePreview): string => {
  const movingStops = pinSelectorsOf(stops)
  const clearPins = [...routes.map((index) => `[data-drop-route="${index}"]`), ...movingStops].join()
  const clearLines = routes.map((index) => `[data-route="${index}"]`).join() || ':not(*)'
  return [
    '.rr-neighbour{visibility:hidden}',
    `.rr-pins [data-pin]:not(${clearPins}){opacity:.3}`,
    `.rr-picture,.rr-lines .rr-line:not(${clearLines}){opacity:.22}`,
    `.rr-lines.is-veiled .rr-line:is(${clearLines}){visibility:visible}`,
    `.rr-pins :is(${movingStops.join() || ':not(*)'}){outline:3px solid var(--rr-focus);outline-offset:0;border-radius:50%}`,
  ].join('\n')
}
