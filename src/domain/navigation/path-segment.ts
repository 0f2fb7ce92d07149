import * as O from 'fp-ts/Option'

/**
 * Ids may be any text. What percent encoding cannot express (a lone surrogate, an empty id, `.` and `..`) and the
 * reserved words `new` and `import` are written as ~ and four hex digits.
 */
export const encodeSegment = (id: string): string => {
  if (id === '') return '~'
  return reservedSegments.includes(id) ? codeUnitEscape(id.charAt(0)) + escapeText(id.slice(1)) : escapeText(id)
}

export const decodeSegment = (segment: string): O.Option<string> => {
  if (segment === '') return O.none
  if (segment === '~') return O.some('')
  return O.tryCatch(() =>
    segment
      .split(/(~[\dA-F]{4})/)
      .map(unescapePart)
      .join(''),
  )
}

const reservedSegments = ['new', 'import', '.', '..']

const escapeText = (text: string): string => Array.from(text, escapeCharacter).join('')

const escapeCharacter = (character: string): string => {
  if (!character.isWellFormed()) return codeUnitEscape(character)
  return "~()'*!".includes(character) ? `%${hexOf(character)}` : encodeURIComponent(character)
}

const codeUnitEscape = (unit: string): string => `~${hexOf(unit).padStart(4, '0')}`

const hexOf = (unit: string): string => unit.charCodeAt(0).toString(16).toUpperCase()

const unescapePart = (part: string, index: number): string =>
  index % 2 === 1 ? String.fromCharCode(Number.parseInt(part.slice(1), 16)) : decodeURIComponent(part)
