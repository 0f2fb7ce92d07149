import type { Priority, StopType } from '../stop'

const typeWords: Readonly<Record<StopType, ReadonlyArray<string>>> = {
  Delivery: [
    'delivery',
    'deliver',
    'bezorgen',
    'bezorging',
    'bezorg',
    'levering',
    'leveren',
    'afleveren',
    'aflevering',
    'uitleveren',
    'brengen',
    'lossen',
    'b',
  ],
  Pickup: [
    'pickup',
    'pick-up',
    'pick up',
    'collect',
    'collection',
    'ophalen',
    'afhalen',
    'ophaling',
    'halen',
    'retour',
    'retourname',
    'laden',
    'return',
    'o',
  ],
  Service: [
    'service',
    'installation',
    'installatie',
    'installeren',
    'montage',
    'monteren',
    'onderhoud',
    'reparatie',
    'bezoek',
    'visit',
    's',
  ],
}

const priorityWords: Readonly<Record<Priority, ReadonlyArray<string>>> = {
  Low: ['low', 'laag', 'lage prioriteit'],
  Regular: ['regular', 'normal', 'normaal', 'gewoon', 'standaard', 'standard', 'nee', 'no', 'n', 'false', 'onwaar'],
  High: [
    'high',
    'hoog',
    'hoge prioriteit',
    'spoed',
    'urgent',
    'dringend',
    'express',
    'ja',
    'yes',
    'j',
    'y',
    'x',
    'true',
    'waar',
  ],
}

const finderOf = <Word extends string>(words: Readonly<Record<Word, ReadonlyArray<string>>>) => {
  const found = new Map<string, string>()
  for (const [word, spellings] of Object.entries<ReadonlyArray<string>>(words))
    for (const spelling of spellings) found.set(spelling, word)
  return (text: string): string | undefined => found.get(text.trim().toLowerCase())
}

/** The type of a stop that an office calls Bezorgen, Ophalen or Montage. */
export const readType = finderOf(typeWords)

/** The priority that an office calls Spoed, or writes as yes and no. */
export const readPriority = finderOf(priorityWords)

const plainNumber = /^[+-]?\d+(?:\.\d+)?$/

/** 12.5 for `12,5`, `1.250,5` and `12,5 kg`; undefined if it is no number. */
export const readNumber = (text: string): string | undefined => {
  const withoutUnit = text.trim().replace(/\s*(?:[a-zà-ÿ°³²]+\.?|x|×)$/i, '')
  const [, thousands, decimals] = /^([+-]?\d{1,3}(?:[. ]\d{3})+|[+-]?\d+),(\d+)$/.exec(withoutUnit) ?? []
  if (thousands !== undefined) return `${thousands.replace(/[. ]/g, '')}.${decimals ?? ''}`
  return plainNumber.test(withoutUnit) ? withoutUnit : undefined
}

/** Whole minutes or with decimals, of `12`, `12 min`, `0:15`, `1u30` or `1 uur`. */
export const readMinutes = (text: string): string | undefined => {
  const trimmed = text.trim().toLowerCase()
  const [, hours, minutes = '0'] =
    /^(\d{1,2})\s*(?::|u|uur|h|hours?|hr)\s*(\d{1,2})?(?::00)?\s*(?:m|min\.?|minuten|minutes|u|uur)?$/.exec(trimmed) ??
    []
  return hours === undefined ? readNumber(trimmed) : String(Number(hours) * 60 + Number(minutes))
}

/** A phone number with what a spreadsheet took away: the nought before 612345678. */
export const readPhone = (text: string): string => {
  const trimmed = text
    .trim()
    .replace(/^tel\.?:?\s*/i, '')
    .replaceAll('.', ' ')
  return /^[1-9]\d{8}$/.test(trimmed) ? `0${trimmed}` : trimmed
}
