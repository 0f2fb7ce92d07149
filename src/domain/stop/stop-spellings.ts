import { stopFlags, type Stop, type StopFlag } from './stop'

/** §3: a stop's fields as they are written; a position is two of them, every flag is one. */
export type WrittenField = Exclude<keyof Stop, 'at' | 'flags' | 'extra'> | StopFlag | 'lat' | 'lng'

/** Beside its camel-case and its snake-case name; a dot leads into §3's address. */
const alsoCalled: Readonly<Partial<Record<WrittenField, ReadonlyArray<string>>>> = {
  customerName: ['address.name'],
  zip: ['zipcode', 'address.zipcode', 'address.zip'],
  houseNumber: ['address.houseNumber', 'address.house_number'],
  houseNumberSuffix: ['address.houseNumberSuffix', 'address.house_number_suffix'],
  street: ['address.street'],
  city: ['address.city'],
  addressSummary: ['address.address', 'address'],
  lat: ['address.lat'],
  lng: ['lon', 'address.lng', 'address.lon'],
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

export const spellingsOf = (field: WrittenField): ReadonlyArray<string> => [
  ...new Set([field, snakeCase(field), ...(alsoCalled[field] ?? [])]),
]

const writtenFields: ReadonlyArray<WrittenField> = [
  'id',
  ...
]
