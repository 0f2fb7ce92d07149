import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { MapBoard, MapDesk, MapStore, OpenMapBoard, PictureStore } from '../../application/map'
import { drawOnChange } from './draw-on-change'

type OpenBoardsPorts<Place> = {
  readonly boards: OpenMapBoard<Place>
  readonly pictures: PictureStore
  readonly map: MapStore
}

/** Opens boards that draw by themselves; the one opened last hears where to look. */
export const openBoards = <Place>({
  boards,
  pictures,
  map,
}: OpenBoardsPorts<Place>): Pick<MapDesk<Place>, 'open' | 'look' | 'focus'> => {
  let current: MapBoard | undefined
  const taken = (board: MapBoard): (() => void) => {
    current = board
    const leave = drawOnChange(board, { pictures, map })
    return () => {
      leave()
      board.close()
      if (current === board) current = undefined
    }
  }
  return {
    open: (place, reports) => pipe(boards(place, reports), TE.map(taken)),
    look: (look) => current?.look(look),
    focus: () => current?.focus(),
  }
}
