import { remembered } from '../remembered'
import type { Stop } from './stop'

/** Makes a filter that keeps the stops whose customer name or city has the text in it, in any case. */
export const saying = (text: string): ((stops: ReadonlyArray<Stop>) => ReadonlyArray<Stop>) => {
  const asked = folded(text)
  // The sign that separates names is in no name.
  return asked.includes(BETWEEN) ? () => [] : (stops) => having(asked, stops)
}

const having = (asked: string, stops: ReadonlyArray<Stop>): ReadonlyArray<Stop> => {
  const { text, ends } = saidBy(stops)
  const found: Stop[] = []
  let hit = text.indexOf(asked)
  for (let at = 0; hit >= 0 && at < stops.length; at += 1) {
    const [stop, end] = [stops[at], ends[at]]
    if (stop === undefined || end === undefined || end <= hit) continue
    found.push(stop)
    hit = text.indexOf(asked, end)
  }
  return found
}

/** In capitals, which unlike small letters never depend on their neighbours; and é in one piece, however it came. */
const folded = (text: string): string => text.toUpperCase().normalize('NFC')

const BETWEEN = '\0'

/** Names and cities of stops that stand together as one text, and where in it each stop ends. */
type SaidBy = { readonly text: string; readonly ends: ReadonlyArray<number> }

/** Searching one text is faster than searching each stop; it is folded once, however often they are searched. */
const saidBy = remembered((stops: ReadonlyArray<Stop>): SaidBy => {
  const texts = stops.map(({ customerName, city }) => folded(`${customerName}${BETWEEN}${city ?? ''}${BETWEEN}`))
  let end = 0
  return { text: texts.join(''), ends: texts.map(({ length }) => (end += length)) }
})
