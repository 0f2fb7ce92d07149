import type { MapMessage } from './map-message'

/** What kinds of things the map shows, whatever it is narrowed to. */
export type Shows = { readonly markers: boolean; readonly lines: boolean; readonly clusters: boolean }

export const showsOf = (settings: MapMessage | undefined): Shows => ({
  markers: settings?.showMarkers ?? true,
  lines: settings?.showPolyline ?? true,
  clusters: settings?.showMarkerClusters ?? true,
})

/** What a message leaves unsaid stays as it was; showAll brings everything back. */
export const settingsAfter = (settings: MapMessage | undefined, message: MapMessage): MapMessage => {
  const all = message.showAll === true ? true : undefined
  return {
    ...message,
    showMarkers: all ?? message.showMarkers ?? settings?.showMarkers,
    showPolyline: all ?? message.showPolyline ?? settings?.showPolyline,
    showMarkerClusters: all ?? message.showMarkerClusters ?? settings?.showMarkerClusters,
  }
}
