import type { Stop, StopId } from '../stop'
import { isSameCamera, type Camera } from './camera'
import { diffByKey, type KeyedDiff } from './diff-by-key'
import type { ClusterRule } from './map-constants'
import type { MapLine } from './map-line'
import type { MapMarker, MarkerId } from './map-marker'
import { diffPins } from './diff-pins'
import type { Picture } from './picture'

/** What turns one picture into another. What is put takes the place of what had its key. */
export type PictureDiff = {
  /** by stop id */
  readonly pins: KeyedDiff<StopId, Stop>
  readonly markers: KeyedDiff<MarkerId, MapMarker>
  readonly lines: KeyedDiff<number, MapLine>
  /** none where it stays as it is */
  readonly clusters: ClusterRule | undefined
  /** none where the map stays where it is */
  readonly camera: Camera | undefined
}

export const diffPictures = (before: Picture, after: Picture): PictureDiff => ({
  pins: diffPins(before.pins, after.pins),
  markers: diffByKey(before.markers, after.markers),
  lines: diffByKey(before.lines, after.lines),
  clusters: after.clusters === before.clusters ? undefined : after.clusters,
  camera: isSameCamera(before.camera, after.camera) ? undefined : after.camera,
})
