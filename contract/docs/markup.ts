/** A piece of a page, which may be put into another as it is. */
export type Markup = { readonly markup: string }

export type Piece = string | number | Markup | ReadonlyArray<Markup>

/** A page written as it will be read; whatever is put into it comes out as text, never as a part of the page. */
export const html = (parts: TemplateStringsArray, ...pieces: ReadonlyArray<Piece>): Markup => ({
  markup: parts.map((part, place) => `${part}${written(pieces[place])}`).join(''),
})

const written = (piece: Piece | undefined): string => {
  if (piece === undefined) return ''
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece))
  return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

export const nothing: Markup = { markup: '' }
