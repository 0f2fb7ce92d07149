import { lineEnds, type Style } from '../font'
import { phrase, type Phrase } from './styled-text'

/** More lines than the longest note (2,000 characters) needs over nearly the whole width of the page. */
const MOST_LINES = 70

const MOST_SHORT_LINES = 12

/** A note for the driver, printed in full. Where it has many short lines, they are joined with slashes. */
export const note = (text: string, style: Style): Phrase => {
  const lines = text.split(lineEnds).filter((line) => line.trim() !== '')
  return phrase(lines.length > MOST_SHORT_LINES ? lines.join(' / ') : text, style, MOST_LINES)
}
