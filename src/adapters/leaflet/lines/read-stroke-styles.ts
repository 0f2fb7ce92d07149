import { blankLine } from './drawn-line'
import type { Brush } from './painting'

/** As the style sheet has it. Asked for once in a theme: each time it is asked, the page's styles must be worked out first. */
export const brushesOf = (holder: HTMLElement): ReadonlyArray<Brush> => {
  const sample = blankLine()
  holder.append(sample)
  const brushes = Array.from(sample.children, (path) => {
    const { stroke, strokeWidth, strokeOpacity } = getComputedStyle(path)
    return {
      colour: stroke === 'none' ? undefined : stroke,
      width: Number.parseFloat(strokeWidth),
      opacity: Number(strokeOpacity),
    }
  })
  sample.remove()
  return brushes
}
