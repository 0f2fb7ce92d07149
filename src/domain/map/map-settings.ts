import type { MapMessage } from './map-message'

/** The layers shown on the map. */
export type VisibleLayers = { readonly markers: boolean; readonly lines: boolean; readonly clusters: boolean }

export const visibleLayersOf = (settings: MapMessage | undefined): VisibleLayers => ({
  markers: settings?.showMarkers ?? true,
  lines: settings?.showPolyline ?? true,
  clusters: settings?.showMarkerClusters ?? true,
})

/** Fields missing in the message keep their value; showAll shows every layer. */
export const mergeMapSettings = (settings: MapMessage | undefined, message: MapMessage): MapMessage => {
  const shownByAll = message.showAll === true ? true : undefined
  return {
    ...message,
    showMarkers: shownByAll ?? message.showMarkers ?? settings?.showMarkers,
    showPolyline: shownByAll ?? message.showPolyline ?? settings?.showPolyline,
    showMarkerClusters: shownByAll ?? message.showMarkerClusters ?? settings?.showMarkerClusters,
  }
}
