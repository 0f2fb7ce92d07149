import * as O from 'fp-ts/Option'

/**
 * Ids are opaque, so any text must survive in an address. What percent signs cannot carry (half a character, nothing
 * at all, the dots that a browser takes for a folder) and a word that means something else stand as ~ and four digits.
 */
export const segmentOf = (id: string): string => {
  if (id === '') return '~'
  return taken.includes(id) ? byNumber(id.charAt(0)) + written(id.slice(1)) : written(id)
}

export const idIn = (segment: string): O.Option<string> => {
  if (segment === '') return O.none
  if (segment === '~') return O.some('')
  return O.tryCatch(() =>
    segment
      .split(/(~[\dA-F]{4})/)
      .map(read)
      .join(''),
  )
}

const taken = ['new', '.', '..']

const written = (text: string): string => Array.from(text, writtenCharacter).join('')

const writtenCharacter = (character: string): string => {
  if (!character.isWellFormed()) return byNumber(character)
  return "~()'*!".includes(character) ? `%${hexOf(character)}` : encodeURIComponent(character)
}

const byNumber = (unit: string): string => `~${hexOf(unit).padStart(4, '0')}`

const hexOf = (unit: string): string => unit.charCodeAt(0).toString(16).toUpperCase()

const read = (part: string, at: number): string =>
  at % 2 === 1 ? String.fromCharCode(Number.parseInt(part.slice(1), 16)) : decodeURIComponent(part)
