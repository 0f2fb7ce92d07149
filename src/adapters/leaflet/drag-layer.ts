import L from 'leaflet'
import type { MapDisplay } from '../../application/map'
import { tintOf } from './lines/tint'

export type DragLayer = { readonly show: MapDisplay['showMovePreview']; readonly remove: () => void }

/** While stops are dragged, or a move of them is chosen: the other routes are faint, and the new legs are dashed. A drag of a stop does not pan. */
export const createDragLayer = (map: L.Map): DragLayer => {
  const container = map.getContainer()
  const abort = new AbortController()
  const styles = new CSSStyleSheet()
  document.adoptedStyleSheets.push(styles)
  const legs = L.layerGroup().addTo(map)
  // A tool of the map may have stopped it already.
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
    show: (drag) => {
      legs.clearLayers()
      styles.replaceSync(drag === undefined ? '' : faintRules(drag))
      if (drag === undefined) resumePanning()
      else stopPanning()
      if (drag?.newLegs === undefined) return
      const { colour, points } = drag.newLegs
      for (const [stroke, weight] of [
        ['var(--rr-line-casing)', 7.5],
        [tintOf(colour.hex), 4],
      ] as const) {
        const leg = L.polyline([...points], { weight, dashArray: '1 8', interactive: false, className: 'rr-new-leg' })
        const element = leg.addTo(legs).getElement()
        if (element instanceof SVGElement) element.style.stroke = stroke
      }
    },
    remove: () => {
      abort.abort()
      legs.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== styles)
    },
  }
}

/** As rules, since pins and lines come and go while the map is moved. Lines painted on a canvas show as elements. */
const faintRules = ({ stops, routes }: NonNullable<Parameters<MapDisplay['showMovePreview']>[0]>): string => {
  const held = stops.map((id) => `[data-drag-stop="${CSS.escape(id)}"]`)
  const clearPins = [...routes.map((index) => `[data-drop-route="${index}"]`), ...held].join()
  const clearLines = routes.map((index) => `[data-route="${index}"]`).join() || ':not(*)'
  return [
    `.rr-pins [data-pin]:not(${clearPins}){opacity:.3}`,
    `.rr-line-sheet,.rr-lines .rr-line:not(${clearLines}){opacity:.22}`,
    `.rr-lines.is-veiled .rr-line:is(${clearLines}){visibility:visible}`,
    `.rr-pins :is(${held.join()}){outline:3px solid var(--rr-focus);outline-offset:0;border-radius:50%}`,
  ].join('\n')
}
