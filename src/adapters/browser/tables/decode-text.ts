import { pluralise } from '../../../domain/text'

/** A text, and what a dispatcher should know about how it was read. */
export type DecodedText = { readonly text: string; readonly note: string | undefined }

/** Decodes text in any encoding that an office program writes; undefined for bytes that are no text. */
export const decodeText = (bytes: Uint8Array): DecodedText | undefined => {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes)
  const decoded = encoding === undefined ? decodeUtf8(bytes) : { text: decode(encoding, bytes), note: undefined }
  const text = decoded.text.replaceAll('\uFEFF', '')
  return isText(text) ? { ...decoded, text } : undefined
}

const decode = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes)

const markedEncoding = ([first, second]: Uint8Array): string | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

const BYTES_LOOKED_AT = 1000

/** In UTF-16 every second byte of a Latin letter is zero. */
const unmarkedUtf16 = (bytes: Uint8Array): string | undefined => {
  const start = bytes.subarray(0, BYTES_LOOKED_AT)
  const zeroCounts = [0, 1].map((parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length)
  const [even = 0, odd = 0] = zeroCounts
  if (odd > start.length / 4 && even < odd / 10) return 'utf-16le'
  return even > start.length / 4 && odd < even / 10 ? 'utf-16be' : undefined
}

/** UTF-8, also with a few broken characters; with none that is whole it is what older programs write. */
const decodeUtf8 = (bytes: Uint8Array): DecodedText => {
  const text = decode('utf-8', bytes)
  const unreadable = countOf(text, /\uFFFD/g)
  if (unreadable === 0) return { text, note: undefined }
  return countOf(text, /[\u0080-\uFFFC]/g) > unreadable
    ? { text, note: `${pluralise(unreadable, 'character')} unreadable` }
    : { text: decode('windows-1252', bytes).replace(/[\u0080-\u009F]/g, signOfWindows), note: 'Windows-1252' }
}

/** Some versions of Node read Windows-1252 as Latin-1, which has control characters in place of these signs. */
const signsOfWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const signOfWindows = (sign: string): string => signsOfWindows.charAt(sign.charCodeAt(0) - 0x80)

const countOf = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length

/** Programs write control characters into files that nobody is to read as text. */
const isText = (text: string): boolean => {
  const start = text.slice(0, BYTES_LOOKED_AT)
  return countOf(start, controlCharacters) <= start.length / 100
}

const controlCharacters = new RegExp(String.raw`[\u0000-\u0008\u000E-\u001F]`, 'g')
