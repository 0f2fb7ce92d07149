import { isDutchZip, normaliseZip } from '../address'

/** Starts as a Dutch zip and has letters, so that it is no foreign one: `3824 H`, `3511A8` or `35I1AB`. */
const nearlyDutch = /^(?=.*\d.*\d)[1-9][\dOIL]{2,4}[A-Z0-9]{1,3}$/

export const zipReason = (zip: string | undefined): string | undefined => {
  const text = normaliseZip(zip ?? '')
  return /[A-Z]/.test(text) && nearlyDutch.test(text) && !isDutchZip(text) ? 'Not a Dutch zip code' : undefined
}

/** The zip that was probably meant: a letter O for a nought, a nought for an O, and the like. */
export const zipMend = (zip: string): string | undefined => {
  const text = normaliseZip(zip)
  if (text.length !== 6) return undefined
  const digits = Array.from(text.slice(0, 4), (sign) => digitsLike.get(sign) ?? sign).join('')
  const letters = Array.from(text.slice(4), (sign) => lettersLike.get(sign) ?? sign).join('')
  return isDutchZip(digits + letters) ? digits + letters : undefined
}

const lookalikes = [
  ['0', 'O'],
  ['1', 'I'],
  ['8', 'B'],
  ['5', 'S'],
  ['2', 'Z'],
] as const

const digitsLike = new Map<string, string>([
  ...lookalikes.map(([digit, letter]) => [letter, digit] as const),
  ['L', '1'],
])
const lettersLike = new Map<string, string>(lookalikes)
