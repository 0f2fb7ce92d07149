import { lineEnds, type Style } from '../type'
import { phrase, type Phrase } from './phrase'

/** More than the 2,000 characters take that a note may have, over nearly the whole width. */
const MOST_LINES = 70

const MOST_SHORT_LINES = 12

/** What somebody has to know at a door, to its last word. Many short lines run on, with a stroke where each of them ended. */
export const note = (text: string, style: Style): Phrase => {
  const lines = text.split(lineEnds).filter((line) => line.trim() !== '')
  return phrase(lines.length > MOST_SHORT_LINES ? lines.join(' / ') : text, style, MOST_LINES)
}
