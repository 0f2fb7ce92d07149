import type { Priority, StopType } from '../stop'

const typeSpellings: Readonly<Record<StopType, ReadonlyArray<string>>> = {
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

const prioritySpellings: Readonly<Record<Priority, ReadonlyArray<string>>> = {
  Low: ['low', 'laag', 'lage prioriteit'],
  Regular: [
    'regular',
    'normal',
    'normaal',
    'gewoon',
    'standaard',
    'standard',
    'nee',
    'no',
    'n',
    'false',
    'onwaar',
    '0',
  ],
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
    '1',
  ],
}

const finderOf = <Value extends string>(spellingsByValue: Readonly<Record<Value, ReadonlyArray<string>>>) => {
  const found = new Map<string, string>()
  for (const [value, spellings] of Object.entries<ReadonlyArray<string>>(spellingsByValue))
    for (const spelling of spellings) found.set(spelling, value)
  return (text: string): string | undefined => found.get(text.trim().toLowerCase())
}

/** The type of a stop that an office calls Bezorgen, Ophalen or Montage. */
export const readType = finderOf(typeSpellings)

/** The priority that an office calls Spoed, or writes as yes and no. */
export const readPriority = finderOf(prioritySpellings)
