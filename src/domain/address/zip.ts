/** A zip in any spacing and case, as an address is asked for: 1234AB. */
export const plainZip = (zip: string): string => zip.replace(/\s/g, '').toUpperCase()

export const isDutchZip = (zip: string): boolean => /^[1-9]\d{3}[A-Z]{2}$/.test(plainZip(zip))

/** As the Dutch write it: 1234 AB. Any other zip stays as it is. */
export const writtenZip = (zip: string): string => {
  const plain = plainZip(zip)
  return isDutchZip(plain) ? `${plain.slice(0, 4)} ${plain.slice(4)}` : zip.trim()
}
