import { createHash } from 'node:crypto'

/** The same text each time; it hardly gets smaller by compression, as it is Base64 of hashes. */
export const incompressibleText = (length: number): string => {
  let text = ''
  for (let part = 0; text.length < length; part += 1)
    text += createHash('sha512').update(String(part)).digest('base64').slice(0, 84)
  return text.slice(0, length)
}
