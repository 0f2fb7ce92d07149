/** The last characters distinguish two keys; of a short key they would reveal too much. */
const VISIBLE_LENGTH = 4
const MIN_LENGTH = 16

/** Hides an API key except its last characters; a short key is hidden altogether. */
export const maskApiKey = (key: string): string => {
  const visible = key.length >= MIN_LENGTH ? key.slice(-VISIBLE_LENGTH) : ''
  return '•'.repeat(key.length - visible.length) + visible
}
