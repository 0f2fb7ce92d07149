/**
 * Responsible for what the map shows: how messages change the view, the map content of a plan, and how two map contents
 * differ.
 */
export { mapMessage, decodeMapMessage, encodeMapMessage, type MapMessage } from './map-message'
export {
  viewModeOf,
  initialMapView,
  dropMissingRoute,
  isDayMissing,
  type MapView,
  type ZoomTarget,
  type ViewMode,
} from './map-view'
export {
  cookiesOf,
  diffCookies,
  viewFromCookies,
  type CookieChange,
  type MapCookie,
  type MapCookies,
} from './map-cookies'
export { applyMapMessage, leaveStop, requestCamera, type MapUpdate } from './apply-map-message'
export { addDropLines, emptyMapContent, mapContentOf, type MapContent } from './map-content'
export { diffMapContents, diffByKey, type MapContentDiff, type KeyedDiff } from './diff-map-contents'
export type { HeadquartersMarker, MapMarker, MarkerId, RingMarker } from './map-marker'
export {
  describeMissedSlot,
  findMissedSlots,
  noMissedSlots,
  type MissedSlotsByStop,
  type PlanWithMissedSlots,
} from './missed-slots-by-stop'
export { pinOf, type Pin } from './pin'
export { createGroupGrid, SAME_PLACE_DEGREES, type GroupingRule } from './group-grid'
export { countTabStops, groupPins, regroupPins, type PinGroup, type PinGrouping } from './group-pins'
export type { MapLine, LinePath } from './map-line'
export { defaultCentre, DEFAULT_ZOOM, doesCameraStay, STOP_ZOOM, type Camera } from './camera'
export { overlapsDeliveryRegion, type GeoBounds } from './geo-bounds'
export { decodePolyline, pathOfRoute } from './decode-polyline'
export { stopInfoOf, type StopInfo } from './stop-info'
export type { InsetRoute, Neighbour, StopInset } from './stop-inset'
export {
  decodeStreetTile,
  encodeStreetTile,
  joinStreets,
  STREET_NAMES_LEVEL,
  streetKinds,
  streetLevelAt,
  streetLevels,
  TILE_SIZE,
  TILE_UNITS,
  type Street,
  type StreetKind,
  type StreetTileAddress,
} from './street-tile'
export { stopsInArea } from './stops-in-area'
export {
  containsPoint,
  coordinatesAt,
  covers,
  intersects,
  worldBoxOf,
  worldPointsOf,
  worldX,
  worldY,
  type WorldBox,
} from './web-mercator'
