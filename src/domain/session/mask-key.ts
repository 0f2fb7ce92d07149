/** The last characters tell two keys apart; a short key would be given away by them. */
const VISIBLE_LENGTH = 4
const MIN_LENGTH = 16

export const maskKey = (key: string): string => {
  const visible = key.length >= MIN_LENGTH ? key.slice(-VISIBLE_LENGTH) : ''
  return '•'.repeat(key.length - visible.length) + visible
}
