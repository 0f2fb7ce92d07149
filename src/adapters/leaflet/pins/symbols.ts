import type { Symbol } from './symbol'

const symbols = new Map<string, Symbol>()

/** A plan of any size has few enough pins that differ; of clusters there is no end. */
const MOST = 4_000

/** One drawing for all that look alike. */
export const symbolOf = (look: string, draw: () => Symbol): Symbol => {
  const known = symbols.get(look)
  if (known !== undefined) return known
  const symbol = draw()
  if (symbols.size >= MOST) symbols.clear()
  symbols.set(look, symbol)
  return symbol
}
