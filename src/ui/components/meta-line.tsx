/** A plain string is in the language of the page. */
export type MetaPart = string | { readonly text: string; readonly lang: 'nl' }

/** Details separated by dots; a line break falls between two parts, so that no line begins with a dot. */
export const MetaLine = ({ parts }: { readonly parts: ReadonlyArray<MetaPart> }) => {
  const visibleParts = parts.map(partOf).filter(({ text }) => text !== '')
  return visibleParts.map(({ text, lang }, index) => (
    <span key={text} className="rr-part" lang={lang}>
      {index + 1 < visibleParts.length ? `${text} · ` : text}
    </span>
  ))
}

const partOf = (part: MetaPart) => (typeof part === 'string' ? { text: part, lang: undefined } : part)
