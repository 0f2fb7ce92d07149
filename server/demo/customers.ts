import type { RegisteredAddress } from '../../src/domain/address'
import { registeredAddresses } from '../address'
import type { RandomSource } from './random-source'
import type { StopType } from '../../src/domain/stop'

/** Returns the addresses of a town one by one; none repeats before all were returned. */
export type PickAddress = (town: string) => RegisteredAddress

export const addressPicker = (random: RandomSource): PickAddress => {
  const addressesByTown = new Map<string, ReadonlyArray<RegisteredAddress>>()
  const usedCounts = new Map<string, number>()
  for (const address of random.shuffle(registeredAddresses))
    addressesByTown.set(address.city, [...(addressesByTown.get(address.city) ?? []), address])
  return (town) => {
    const townAddresses = addressesByTown.get(town) ?? []
    const usedCount = usedCounts.get(town) ?? 0
    usedCounts.set(town, usedCount + 1)
    const address = townAddresses[usedCount % townAddresses.length]
    if (address === undefined) throw new Error(`The register has no address in ${town}.`)
    return address
  }
}

type NonEmptyTexts = readonly [string, ...ReadonlyArray<string>]

/** A type of customer: the first word of the names, the goods, and notes for the driver. */
type Trade = { readonly namePrefix: string; readonly goods: NonEmptyTexts; readonly notes: NonEmptyTexts }

const shopNotes: NonEmptyTexts = [
  'Laden en lossen aan de achterzijde',
  'Bel 10 minuten van tevoren',
  'Afgeven bij de balie',
  'Smalle straat: parkeer op het plein',
  'Sleutel van de poort ligt bij de buren',
]

const homeNotes: NonEmptyTexts = [
  'Als er niemand is: bij de buren',
  'Bel 10 minuten van tevoren',
  'Derde verdieping, geen lift',
]

const shop = (namePrefix: string, ...goods: NonEmptyTexts): Trade => ({ namePrefix, goods, notes: shopNotes })

const trades: ReadonlyArray<Trade> = [
  shop('Bakkerij', 'Bloem en gist', 'Roomboter, gekoeld', 'Broodkratten'),
  shop('Slagerij', 'Kruiden en verpakking', 'Koelboxen'),
  shop('Bloemenhuis', 'Snijbloemen op water', 'Potplanten'),
  shop('Fietsenwinkel', 'Banden en velgen', 'Twee e-bikes'),
  shop('Boekhandel', 'Dozen boeken', 'Schoolboeken'),
  shop('Apotheek', 'Medicijnen, gesealde krat', 'Verbandmiddelen'),
  shop('Eetcafé', 'Frisdrank en fusten', 'Tafellinnen'),
  shop('Kaaswinkel', 'Kazen, gekoeld', 'Wijn en crackers'),
  shop('Kapsalon', 'Verzorgingsproducten', 'Handdoeken, schoon'),
  shop('IJzerhandel', 'Schroeven en gereedschap', 'Tuingereedschap'),
  shop('Tandartspraktijk', 'Steriel materiaal', 'Praktijkbenodigdheden'),
  shop('Wijnhandel', 'Wijn, breekbaar', 'Relatiegeschenken'),
  { namePrefix: 'Familie', goods: ['Pakket', 'Witgoed, met twee personen', 'Tuinmeubels'], notes: homeNotes },
]

const SERVICE_DESCRIPTION = 'Jaarlijks onderhoud'

export type Customer = {
  readonly name: string
  readonly contact: string | undefined
  readonly type: StopType
  readonly goods: string
  readonly notes: string | undefined
}

/** All possible customers in random order, with unique names. */
export const shuffledCustomers = (random: RandomSource): ReadonlyArray<Customer> =>
  random
    .shuffle(trades.flatMap((trade) => lastNames.map((name) => ({ trade, name }))))
    .map(({ trade, name }): Customer => {
      const type = random.hasChance(85) ? 'Delivery' : random.hasChance(60) ? 'Pickup' : 'Service'
      return {
        name: `${trade.namePrefix} ${name}`,
        contact: random.hasChance(70) ? `${random.pick(firstNames)} ${name}` : undefined,
        type,
        goods: type === 'Service' ? SERVICE_DESCRIPTION : random.pick(trade.goods),
        notes: random.hasChance(35) ? random.pick(trade.notes) : undefined,
      }
    })

/** Common names; no combination refers to a real person. */
const firstNames = [
  'Sanne',
  'Daan',
  'Fleur',
  'Bram',
  'Iris',
  'Jelle',
  'Noor',
  'Sjoerd',
  'Lotte',
  'Youssef',
  'Marieke',
  'Ruben',
  'Aylin',
  'Thijs',
  'Femke',
  'Koen',
] as const

const lastNames = [
  'van Dijk',
  'Bakker',
  'de Wit',
  'Hofman',
  'Kuipers',
  'van der Linden',
  'Mulder',
  'Postma',
  'Schouten',
  'Vermeer',
  'Terpstra',
  'Yilmaz',
  'Molenaar',
  'van Leeuwen',
  'Brouwer',
  'Dekker',
] as const
