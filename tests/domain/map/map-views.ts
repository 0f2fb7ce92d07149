import { applyMapMessage, initialMapView, mapMessage, type MapMessage, type MapView } from '../../../src/domain/map'

export const applyMessage = (view: MapView, type: string, fields: Partial<MapMessage> = {}) =>
  applyMapMessage(view, mapMessage(type, fields))

export const huisman = { lat: 52.17213, lng: 5.37517 }
export const onMonday: MapView = { ...initialMapView, day: '2026-11-23' }
export const unplanned: MapView = { ...initialMapView, onlyUnplanned: true }
export const onRoute2: MapView = { ...initialMapView, routeIndex: 1 }
export const onStop: MapView = { ...onRoute2, zoomTarget: { coordinates: huisman, stopId: 's13', hidesOthers: true } }
