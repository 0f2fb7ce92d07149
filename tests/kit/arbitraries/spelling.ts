import fc from 'fast-check'

/** Further names of fields, by §3 and on the server, beside camel case and snake case; a dot leads into the address. */
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
 * same record. The first of each is our own.
 */
export type Habits = ReadonlyArray<number>

export const someHabits = (): fc.Arbitrary<Habits> => fc.array(fc.nat(11), { minLength: 40, maxLength: 40 })

/** The same record as another program would write it: with other names, and other ways to write a value. */
export const spelled = (
  record: Readonly<Record<string, unknown>>,
  habits: Habits,
  waysOf: (field: string, value: unknown) => ReadonlyArray<unknown> = (_, value) => [value],
): Readonly<Record<string, unknown>> => {
  const written: Record<string, unknown> = {}
  const address: Record<string, unknown> = {}
  Object.entries(record).forEach(([field, value], index) => {
    const habit = habits[index % habits.length] ?? 0
    const [names, ways] = [namesOf(field), waysOf(field, value)]
    const name = names[habit % names.length] ?? field
    const way = ways[Math.floor(habit / 2) % ways.length]
    // An empty field under the first name must not hide the filled one under another name.
    if (habit === 11 && name !== field) written[field] = null
    if (way === undefined) return
    if (name.startsWith('address.')) address[name.slice('address.'.length)] = way
    else written[name] = way
  })
  return Object.keys(address).length === 0 ? written : { ...written, address }
}
