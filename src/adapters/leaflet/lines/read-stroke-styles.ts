import { createLineGroup } from './drawn-line'
import type { StrokeStyle } from './painting'

/** As the style sheet has it. Asked for once in a theme: each time it is asked, the page's styles must be worked out first. */
export const readStrokeStyles = (holder: HTMLElement): ReadonlyArray<StrokeStyle> => {
  const sample = createLineGroup()
  holder.append(sample)
  const styles = Array.from(sample.children, (path) => {
    const { stroke, strokeWidth, strokeOpacity } = getComputedStyle(path)
    return {
      colour: stroke === 'none' ? undefined : stroke,
      width: Number.parseFloat(strokeWidth),
      opacity: Number(strokeOpacity),
    }
  })
  sample.remove()
  return styles
}
