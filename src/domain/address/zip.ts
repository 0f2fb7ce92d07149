/** 1234AB, whatever the spacing and case, also of NL-1234 AB. */
export const normaliseZip = (zip: string): string => {
  const text = zip.replace(/\s/g, '').toUpperCase()
  return text.startsWith('NL') ? text.replace(/^NL-?(?=[1-9]\d{3}[A-Z]{2}$)/, '') : text
}

export const isDutchZip = (zip: string): boolean => /^[1-9]\d{3}[A-Z]{2}$/.test(normaliseZip(zip))

/** 1234 AB; a zip that is not Dutch is only trimmed. */
export const formatZip = (zip: string): string => {
  const normalised = normaliseZip(zip)
  return isDutchZip(normalised) ? `${normalised.slice(0, 4)} ${normalised.slice(4)}` : zip.trim()
}
