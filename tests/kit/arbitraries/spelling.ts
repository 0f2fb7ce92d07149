import fc from 'fast-check'

/**
 * Further names of fields, by §3 and on the server, besides camel case and snake case; a dot means a field of
 * `address`.
 */
const otherNames: Readonly<Record<string, ReadonlyArray<string>>> = {
  customerName: ['address.name'],
  zip: ['zipcode', 'address.zipcode'],
  city: ['address.city'],
  street: ['address.street'],
  addressSummary: ['address.address'],
  lat: ['address.lat'],
  lng: ['lon', 'address.lon', 'address.lng'],
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

const namesOf = (field: string): ReadonlyArray<string> => [field, snakeCase(field), ...(otherNames[field] ?? [])]

/**
 * Choices of how another program writes a record; the same choices always give the
 * same record. The first is the name and the value of this program.
 */
export type SpellingChoices = ReadonlyArray<number>

export const someSpellingChoices = (): fc.Arbitrary<SpellingChoices> =>
  fc.array(fc.nat(11), { minLength: 40, maxLength: 40 })

/** The same record as another program may write it: with other field names, and other spellings of values. */
export const spelled = (
  record: Readonly<Record<string, unknown>>,
  choices: SpellingChoices,
  spellingsOf: (field: string, value: unknown) => ReadonlyArray<unknown> = (_, value) => [value],
): Readonly<Record<string, unknown>> => {
  const written: Record<string, unknown> = {}
  const address: Record<string, unknown> = {}
  Object.entries(record).forEach(([field, value], index) => {
    const choice = choices[index % choices.length] ?? 0
    const [names, spellings] = [namesOf(field), spellingsOf(field, value)]
    const name = names[choice % names.length] ?? field
    const spelling = spellings[Math.floor(choice / 2) % spellings.length]
    // An empty field under the first name must not hide the filled one under another name.
    if (choice === 11 && name !== field) written[field] = null
    if (spelling === undefined) return
    if (name.startsWith('address.')) address[name.slice('address.'.length)] = spelling
    else written[name] = spelling
  })
  return Object.keys(address).length === 0 ? written : { ...written, address }
}
