/** A part of a page that is already escaped, so that it can be inserted unchanged. */
export type Markup = { readonly markup: string }

export type MarkupValue = string | number | Markup | ReadonlyArray<Markup>

/** An HTML template: inserted text is escaped, inserted Markup is not. */
export const html = (parts: TemplateStringsArray, ...values: ReadonlyArray<MarkupValue>): Markup => ({
  markup: parts.map((part, index) => `${part}${renderValue(values[index])}`).join(''),
})

const renderValue = (value: MarkupValue | undefined): string => {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

const entityByCharacter: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entityByCharacter[character] ?? character)

export const emptyMarkup: Markup = { markup: '' }
