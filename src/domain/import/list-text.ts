/**
 * Several values in one cell, such as `AB-1; AB-2`. A value that holds the separator or a quote stands in quotes, so that
 * every list is read back as it was written.
 */
export const textOfList = (items: ReadonlyArray<string>): string => items.map(quoteIfNeeded).join('; ')

const quoteIfNeeded = (item: string): string =>
  item === '' || item !== item.trim() || /[;"\n]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item

const itemPattern = /\s*(?:"((?:[^"]|"")*)"|([^;\n]*))\s*(?:[;\n]|$)/y

/** The values of such a cell; blank ones count only in quotes. */
export const itemsOfList = (text = ''): ReadonlyArray<string> => {
  const items: string[] = []
  itemPattern.lastIndex = 0
  while (itemPattern.lastIndex < text.length) {
    const match = itemPattern.exec(text)
    if (match === null) return [text.trim()]
    const [, inQuotes, plain = ''] = match
    if (inQuotes !== undefined) items.push(inQuotes.replaceAll('""', '"'))
    else if (plain.trim() !== '') items.push(plain.trim())
  }
  return items
}
