import type { DrawnLine } from './drawn-line'
import type { Brush } from './painting'

/** As the style sheet has it. Asked for once in a theme: each time it is asked, the page's styles must be worked out first. */
export const brushesOf = (lines: ReadonlyArray<DrawnLine>): ReadonlyArray<Brush> => {
  const plain = lines.find(({ group }) => !group.classList.contains('is-pointed'))
  return Array.from(plain?.group.children ?? [], (path) => {
    const { stroke, strokeWidth, strokeOpacity } = getComputedStyle(path)
    return {
      colour: path.hasAttribute('stroke') ? undefined : stroke,
      width: Number.parseFloat(strokeWidth),
      opacity: Number(strokeOpacity),
    }
  })
}
