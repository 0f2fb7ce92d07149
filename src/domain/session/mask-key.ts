/** The last characters tell two keys apart; a short key would be given away by them. */
const SHOWN = 4
const LONG_ENOUGH = 16

export const maskedKey = (key: string): string => {
  const shown = key.length >= LONG_ENOUGH ? key.slice(-SHOWN) : ''
  return '•'.repeat(key.length - shown.length) + shown
}
