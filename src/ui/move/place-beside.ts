type Box = { readonly left: number; readonly top: number; readonly bottom: number }

type Position = { readonly left: number; readonly top?: number; readonly bottom?: number }

const WIDTH = 424
const MAX_HEIGHT = 560
const MARGIN = 12
const GAP = 6

/** Where the dialog stands in the window: below its button, else above it, else at the lower edge. */
export const placeBeside = (
  button: Box | undefined,
  window: { readonly width: number; readonly height: number },
): Position => {
  const { left, top, bottom } = button ?? { left: window.width, top: 0, bottom: 0 }
  const height = Math.min(MAX_HEIGHT, window.height * 0.7)
  const x = Math.max(MARGIN, Math.min(left - GAP, window.width - WIDTH - MARGIN))
  if (bottom + GAP + height <= window.height - MARGIN) return { left: x, top: Math.max(MARGIN, bottom + GAP) }
  return top - GAP - height >= MARGIN ? { left: x, bottom: window.height - top + GAP } : { left: x, bottom: MARGIN }
}
