import { autorun } from 'mobx'
import type { MapDisplay, MapStore, PictureStore } from '../../application/map'

type DrawSources = {
  readonly pictures: Pick<PictureStore, 'picture' | 'formerLines'>
  readonly map: Pick<MapStore, 'highlighted' | 'proposedPoint'>
}

/** A board follows what it shows for as long as it is open. */
export const drawOnChange = (
  display: Pick<MapDisplay, 'show' | 'showFormerLines' | 'highlight' | 'showProposedPoint'>,
  { pictures, map }: DrawSources,
): (() => void) => {
  const disposers = [
    autorun(() => display.show(pictures.picture)),
    autorun(() => display.showFormerLines(pictures.formerLines)),
    autorun(() => display.highlight(map.highlighted)),
    autorun(() => display.showProposedPoint(map.proposedPoint)),
  ]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
