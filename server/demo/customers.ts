import type { StopType } from '../../src/domain/stop'
import type { Dice } from './random-source'
import { firstNames, lastNames } from './names'

type Texts = readonly [string, ...ReadonlyArray<string>]

/** A kind of customer: the first word of their names, the goods they get, and notes for the driver. */
type Trade = { readonly sign: string; readonly goods: Texts; readonly notes: Texts }

const atShops: Texts = [
  'Laden en lossen aan de achterzijde',
  'Bel 10 minuten van tevoren',
  'Afgeven bij de balie',
  'Smalle straat: parkeer op het plein',
  'Sleutel van de poort ligt bij de buren',
]

const atHomes: Texts = ['Als er niemand is: bij de buren', 'Bel 10 minuten van tevoren', 'Derde verdieping, geen lift']

const shop = (sign: string, ...goods: Texts): Trade => ({ sign, goods, notes: atShops })

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
  { sign: 'Familie', goods: ['Pakket', 'Witgoed, met twee personen', 'Tuinmeubels'], notes: atHomes },
]

const WORK = 'Jaarlijks onderhoud'

export type Customer = {
  readonly name: string
  readonly contact: string | undefined
  readonly type: StopType
  readonly goods: string
  readonly notes: string | undefined
}

/** All possible customers in random order; no two have the same name. */
export const customersBy = (dice: Dice): ReadonlyArray<Customer> =>
  dice
    .shuffled(trades.flatMap((trade) => lastNames.map((name) => ({ trade, name }))))
    .map(({ trade, name }): Customer => {
      const type = dice.falls(85) ? 'Delivery' : dice.falls(60) ? 'Pickup' : 'Service'
      return {
        name: `${trade.sign} ${name}`,
        contact: dice.falls(70) ? `${dice.oneOf(firstNames)} ${name}` : undefined,
        type,
        goods: type === 'Service' ? WORK : dice.oneOf(trade.goods),
        notes: dice.falls(35) ? dice.oneOf(trade.notes) : undefined,
      }
    })
