/** Knows what the map shows: how messages change the view, the picture of a plan in it, and how two pictures differ. */
export {
  defaultCentre,
  DEFAULT_ZOOM,
  fixedHeadquarters,
  INFO_WIDTH,
  lineStyle,
  MOST_LISTED,
  STOP_ZOOM,
  type ClusterRule,
} from './map-constants'
export { mapMessage, readMapMessage, writtenMessage, type MapMessage } from './map-message'
export { modeOf, wholeMap, type MapView, type Spot, type ViewMode } from './map-view'
export { cookiesOf, viewFrom, type Keep, type MapCookie, type MapCookies } from './map-cookies'
export { isDayLost } from './is-day-missing'
export { afterMessage, type AfterMessage } from './apply-map-message'
export { blankPicture, pictureOf, type Picture } from './picture'
export { changesBetween, type Changes } from './diff-pictures'
export { changed, type Changed } from './diff-by-key'
export type { HeadquartersMark, Mark, MarkId, RingMark } from './map-marker'
export { pinOf, type Pin } from './pin'
export type { Line, Path } from './map-line'
export { looksTheSame, type Camera } from './camera'
export type { Frame } from './geo-bounds'
export { decodePolyline } from './decode-polyline'
export { stopInfoOf, type StopInfo } from './stop-info'
