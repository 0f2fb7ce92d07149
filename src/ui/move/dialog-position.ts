type Box = { readonly left: number; readonly top: number; readonly bottom: number }

type Position = {
  readonly left: number
  readonly top?: number
  readonly bottom?: number
  readonly maxHeight: number
}

const WIDTH = 424
const MAX_HEIGHT = 560
/** enough for the search, five routes and the keys */
const MIN_HEIGHT = 360
const MARGIN = 12
const GAP = 6

/** Where the dialog stands in the window: below its button where there is enough space, else above it, else at the lower edge. */
export const dialogPositionBeside = (
  button: Box | undefined,
  window: { readonly width: number; readonly height: number },
): Position => {
  const { left, top, bottom } = button ?? { left: window.width, top: 0, bottom: 0 }
  const x = Math.max(MARGIN, Math.min(left - GAP, window.width - WIDTH - MARGIN))
  const heightIn = (space: number): number => Math.min(MAX_HEIGHT, window.height * 0.7, space)
  const [below, above] = [window.height - bottom - GAP - MARGIN, top - GAP - MARGIN]
  if (below >= MIN_HEIGHT) return { left: x, top: bottom + GAP, maxHeight: heightIn(below) }
  return above >= MIN_HEIGHT
    ? { left: x, bottom: window.height - top + GAP, maxHeight: heightIn(above) }
    : { left: x, bottom: MARGIN, maxHeight: heightIn(window.height - 2 * MARGIN) }
}
