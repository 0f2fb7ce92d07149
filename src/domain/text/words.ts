/** With a capital, as at the beginning of a sentence. */
export const capitalise = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Such as `Piet`, `Piet and Anna` or `Piet and 2 others`; empty for nobody. */
export const joinNames = ([first = '', second, ...others]: ReadonlyArray<string>): string => {
  if (second === undefined) return first
  return others.length === 0 ? `${first} and ${second}` : `${first} and ${others.length + 1} others`
}
