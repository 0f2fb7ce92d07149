import { looksTheSame, type Camera } from './camera'
import type { ClusterRule } from './constants'
import type { Line } from './line'
import type { Mark, MarkId } from './mark'
import type { Picture } from './picture'

/** What turns one picture into another. What is put takes the place of what had its key. */
export type Changes = {
  readonly marks: Changed<MarkId, Mark>
  readonly lines: Changed<number, Line>
  /** none where it stays as it is */
  readonly clusters: ClusterRule | undefined
  /** none where the map stays where it is */
  readonly camera: Camera | undefined
}

export type Changed<K, A> = { readonly drop: ReadonlyArray<K>; readonly put: ReadonlyArray<A> }

/** Compares by reference: whatever is alike is the same object. */
export const changesBetween = (shown: Picture, wanted: Picture): Changes => ({
  marks: changed(shown.marks, wanted.marks),
  lines: changed(shown.lines, wanted.lines),
  clusters: wanted.clusters === shown.clusters ? undefined : wanted.clusters,
  camera: looksTheSame(shown.camera, wanted.camera) ? undefined : wanted.camera,
})

const changed = <K, A>(shown: ReadonlyMap<K, A>, wanted: ReadonlyMap<K, A>): Changed<K, A> => {
  const drop: K[] = []
  const put: A[] = []
  for (const key of shown.keys()) if (!wanted.has(key)) drop.push(key)
  for (const [key, value] of wanted) if (shown.get(key) !== value) put.push(value)
  return { drop, put }
}
