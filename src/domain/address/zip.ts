/** A zip in any spacing and case, as an address is asked for: 1234AB. */
export const normaliseZip = (zip: string): string => zip.replace(/\s/g, '').toUpperCase()

export const isDutchZip = (zip: string): boolean => /^[1-9]\d{3}[A-Z]{2}$/.test(normaliseZip(zip))

/** As the Dutch write it: 1234 AB. Any other zip stays as it is. */
export const formatZip = (zip: string): string => {
  const normalised = normaliseZip(zip)
  return isDutchZip(normalised) ? `${normalised.slice(0, 4)} ${normalised.slice(4)}` : zip.trim()
}
