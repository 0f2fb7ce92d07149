import { lineBreaks, type Style } from '../font'
import { styledText, type StyledText } from './styled-text'

/** More lines than the longest note (2,000 characters) needs over nearly the whole page width. */
const MAX_LINES = 70

const MAX_SHORT_LINES = 12

/** A note for the driver, printed in full. Many short lines are joined with slashes. */
export const noteText = (text: string, style: Style): StyledText => {
  const lines = text.split(lineBreaks).filter((line) => line.trim() !== '')
  return styledText(lines.length > MAX_SHORT_LINES ? lines.join(' / ') : text, style, MAX_LINES)
}
