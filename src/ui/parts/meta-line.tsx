/** What is known of a thing beside its name. A line ends between two of them, and none begins with a dot. */
export const MetaLine = ({ parts }: { readonly parts: ReadonlyArray<string> }) => {
  const known = parts.filter((part) => part !== '')
  return known.map((part, at) => (
    <span key={part} className="rr-part">
      {at + 1 < known.length ? `${part} · ` : part}
    </span>
  ))
}
