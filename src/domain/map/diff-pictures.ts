import type { Stop, StopId } from '../stop'
import { looksTheSame, type Camera } from './camera'
import { changed, type Changed } from './diff-by-key'
import type { ClusterRule } from './map-constants'
import type { Line } from './map-line'
import type { Mark, MarkId } from './map-marker'
import { pinsChanged } from './diff-pins'
import type { Picture } from './picture'

/** What turns one picture into another. What is put takes the place of what had its key. */
export type Changes = {
  /** by stop id */
  readonly pins: Changed<StopId, Stop>
  readonly marks: Changed<MarkId, Mark>
  readonly lines: Changed<number, Line>
  /** none where it stays as it is */
  readonly clusters: ClusterRule | undefined
  /** none where the map stays where it is */
  readonly camera: Camera | undefined
}

export const changesBetween = (shown: Picture, wanted: Picture): Changes => ({
  pins: pinsChanged(shown.pins, wanted.pins),
  marks: changed(shown.marks, wanted.marks),
  lines: changed(shown.lines, wanted.lines),
  clusters: wanted.clusters === shown.clusters ? undefined : wanted.clusters,
  camera: looksTheSame(shown.camera, wanted.camera) ? undefined : wanted.camera,
})
