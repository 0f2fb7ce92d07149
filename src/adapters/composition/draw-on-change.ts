import { autorun } from 'mobx'
import type { MapBoard, MapStore, PictureStore } from '../../application/map'

type Shown = {
  readonly pictures: Pick<PictureStore, 'picture' | 'formerLines'>
  readonly map: Pick<MapStore, 'pointed' | 'proposed'>
}

/** A board follows what it shows for as long as it is open. */
export const drawOnChange = (
  board: Pick<MapBoard, 'show' | 'trace' | 'highlight' | 'propose'>,
  { pictures, map }: Shown,
): (() => void) => {
  const followed = [
    autorun(() => board.show(pictures.picture)),
    autorun(() => board.trace(pictures.formerLines)),
    autorun(() => board.highlight(map.pointed)),
    autorun(() => board.propose(map.proposed)),
  ]
  return () => {
    for (const leave of followed) leave()
  }
}
