/** Words in the language of the page, or in Dutch where they say so. */
export type MetaPart = string | { readonly text: string; readonly lang: 'nl' }

/** What is known of a thing beside its name. A line ends between two of them, and none begins with a dot. */
export const MetaLine = ({ parts }: { readonly parts: ReadonlyArray<MetaPart> }) => {
  const shownParts = parts.map(partOf).filter(({ text }) => text !== '')
  return shownParts.map(({ text, lang }, index) => (
    <span key={text} className="rr-part" lang={lang}>
      {index + 1 < shownParts.length ? `${text} · ` : text}
    </span>
  ))
}

const partOf = (part: MetaPart) => (typeof part === 'string' ? { text: part, lang: undefined } : part)
