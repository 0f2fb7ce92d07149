const plainNumber = /^[+-]?\d+(?:\.\d+)?$/

const withoutUnitOf = (text: string): string =>
  text
    .replace(/\s/g, ' ')
    .trim()
    .replace(/ *(?:[a-zà-ÿ°³²]+\.?|x|×)$/i, '')

/** 12.5 for `12,5`, 1250.5 for `1.250,5` and `1 250,5 kg`; undefined if it is no number. A point may stand between thousands: `1.250`. */
export const readNumber = (text: string, hasThousands = false): string | undefined => {
  const withoutUnit = withoutUnitOf(text)
  if (/^[+-]?[1-9]\d{0,2}(?: \d{3})+$/.test(withoutUnit)) return withoutUnit.replaceAll(' ', '')
  if (hasThousands && thousandsPattern.test(withoutUnit)) return withoutUnit.replaceAll('.', '')
  const [, thousands, decimals] = /^([+-]?\d{1,3}(?:[. ]\d{3})+|[+-]?\d+),(\d+)$/.exec(withoutUnit) ?? []
  if (thousands !== undefined) return `${thousands.replace(/[. ]/g, '')}.${decimals ?? ''}`
  return plainNumber.test(withoutUnit) ? withoutUnit : undefined
}

const thousandsPattern = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/

/** Of the first number whose point may stand between thousands or before decimals, as in `1.250`; undefined without one. */
export const unclearNumberReason = (...texts: ReadonlyArray<string>): string | undefined => {
  const number = texts.map(withoutUnitOf).find((text) => /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(text))
  return number === undefined ? undefined : `Write ${Number(number)} or ${number.replace('.', '')}`
}

/**
 * Whether a point stands between the thousands of these numbers, as in `1.250`, which may be 1.25 as well. Some number must
 * tell, such as `12,5`, `1.250,5`, `12.500` or `800`, and none may contradict, such as `1.5` or `0.750`.
 */
export const havePointsInThousands = (texts: ReadonlyArray<string>): boolean => {
  const numbers = texts.map(withoutUnitOf).filter((text) => /^[+-]?[\d.,]+$/.test(text))
  const pointed = numbers.filter((text) => /^[^,]*\.[^,]*$/.test(text))
  return (
    pointed.length > 0 &&
    pointed.every((text) => thousandsPattern.test(text)) &&
    numbers.some((text) => text.includes(',') || /^\d{2,3}\.\d{3}$|\..*\.|^\d{3,}$/.test(text))
  )
}

/** Whole minutes or with decimals, of `12`, `12 min`, `0:15`, `1u30`, `1,5 uur`, `90 sec` or a part of a day of a spreadsheet; undefined with another unit. */
export const readMinutes = (text: string): string | undefined => {
  const trimmed = text.trim().toLowerCase()
  if (/^0[.,]\d{4,}$/.test(trimmed)) return String(Math.round(Number(trimmed.replace(',', '.')) * 24 * 60))
  const [, hours, minutes = '0'] =
    /^(\d{1,2})\s*(?::|u|uur|h|hours?|hr)\s*(\d{1,2})?(?::00)?\s*(?:m|min\.?|minuten|minutes|u|uur)?$/.exec(trimmed) ??
    []
  if (hours !== undefined) return String(Number(hours) * 60 + Number(minutes))
  const [, amount = '', unit = ''] = /^(.*\d)\s*([a-z]*)\.?$/.exec(trimmed) ?? []
  const [number, length] = [readNumber(amount), minutesByUnit.get(unit)]
  if (number === undefined || length === undefined) return undefined
  return String(Math.round(Number(number) * length * 100) / 100)
}

const minutesByUnit: ReadonlyMap<string, number> = new Map([
  ...['', 'm', 'min', 'mins', 'minuut', 'minuten', 'minute', 'minutes'].map((unit) => [unit, 1] as const),
  ...['u', 'uur', 'uren', 'h', 'hr', 'hrs', 'hour', 'hours'].map((unit) => [unit, 60] as const),
  ...['s', 'sec', 'secs', 'seconde', 'seconden', 'second', 'seconds'].map((unit) => [unit, 1 / 60] as const),
])

/** A phone number with what a spreadsheet took away: the zero before 612345678, the plus before 31612345678. */
export const readPhone = (text: string): string => {
  const trimmed = text
    .trim()
    .replace(/^tel\.?:?\s*/i, '')
    .replaceAll('.', ' ')
  const digits = trimmed.replaceAll(' ', '')
  if (isDutchWithoutZero(digits)) return `0${trimmed}`
  return digits.startsWith('31') && isDutchWithoutZero(digits.slice(2)) ? `+${trimmed}` : trimmed
}

const isDutchWithoutZero = (digits: string): boolean =>
  /^\d{9}$/.test(digits) && [1, 2, 3].some((length) => dutchStarts.has(digits.slice(0, length)))

/** How numbers of the Netherlands start after the zero: mobile ones, those of companies, and those of each area. */
const dutchStarts: ReadonlySet<string> = new Set(
  [
    '6 85 88',
    '10 13 15 111 113 114 115 117 118 161 162 164 165 166 167 168 172 174 180 181 182 183 184 186 187',
    '20 23 24 26 222 223 224 226 227 228 229 251 252 255 294 297 299',
    '30 33 35 36 38 313 314 315 316 317 318 320 321 341 342 343 344 345 346 347 348',
    '40 43 45 46 411 412 413 416 418 475 478 481 485 486 487 488 492 493 495 497 499',
    '50 53 55 58 511 512 513 514 515 516 517 518 519 521 522 523 524 525 527 528 529 541 543 544 545 546 547 548',
    '561 562 566 570 571 572 573 575 577 578 591 592 593 594 595 596 597 598 599',
    '70 71 72 73 74 75 76 77 78 79',
  ].flatMap((starts) => starts.split(' ')),
)
