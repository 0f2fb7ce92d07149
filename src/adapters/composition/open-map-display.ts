import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { MapDisplay, MapFacade, MapStore, OpenMapDisplay, PictureStore } from '../../application/map'
import { drawOnChange } from './draw-on-change'

type OpenMapDisplayPorts<Container> = {
  readonly openDisplay: OpenMapDisplay<Container>
  readonly pictures: PictureStore
  readonly map: MapStore
}

/** Opens boards that draw by themselves; the one opened last hears where to look. */
export const openMapDisplay = <Container>({
  openDisplay,
  pictures,
  map,
}: OpenMapDisplayPorts<Container>): Pick<MapFacade<Container>, 'open' | 'moveCamera' | 'focus'> => {
  let currentDisplay: MapDisplay | undefined
  const connect = (display: MapDisplay): (() => void) => {
    currentDisplay = display
    const stopDrawing = drawOnChange(display, { pictures, map })
    return () => {
      stopDrawing()
      display.close()
      if (currentDisplay === display) currentDisplay = undefined
    }
  }
  return {
    open: (container, handlers) => pipe(openDisplay(container, handlers), TE.map(connect)),
    moveCamera: (look) => currentDisplay?.moveCamera(look),
    focus: () => currentDisplay?.focus(),
  }
}
