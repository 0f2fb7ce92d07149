/** A part of a page, escaped already, so that it may be put into another part as it is. */
export type Markup = { readonly markup: string }

export type Piece = string | number | Markup | ReadonlyArray<Markup>

/** A template of HTML. A text that is put into it is escaped; only Markup is put in as it is. */
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
