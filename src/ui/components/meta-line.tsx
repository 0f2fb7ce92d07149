/** Words in the language of the page, or in Dutch where they say so. */
export type MetaPart = string | { readonly words: string; readonly lang: 'nl' }

/** What is known of a thing beside its name. A line ends between two of them, and none begins with a dot. */
export const MetaLine = ({ parts }: { readonly parts: ReadonlyArray<MetaPart> }) => {
  const known = parts.map(partOf).filter(({ words }) => words !== '')
  return known.map(({ words, lang }, at) => (
    <span key={words} className="rr-part" lang={lang}>
      {at + 1 < known.length ? `${words} · ` : words}
    </span>
  ))
}

const partOf = (part: MetaPart) => (typeof part === 'string' ? { words: part, lang: undefined } : part)
