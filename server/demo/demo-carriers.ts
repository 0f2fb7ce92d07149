import type { Carrier } from '../../src/domain/plan'

/** A carrier and its towns, in geographical order. */
export type DemoCarrier = Carrier & { readonly towns: ReadonlyArray<string> }

const greenHeart: DemoCarrier = {
  id: 1,
  displayName: 'Groene Hart Koeriers',
  towns: ['Gouda', 'Woerden', 'Alphen aan den Rijn', 'Leiden', 'Zoetermeer'],
}

const southWing: DemoCarrier = {
  id: 2,
  displayName: 'Zuidvleugel Bezorging',
  towns: ['Rotterdam', 'Dordrecht', 'Delft', 'Den Haag'],
}

const northWing: DemoCarrier = {
  id: 3,
  displayName: 'Stichtse Stadsvracht',
  towns: ['Nieuwegein', 'Utrecht', 'Amersfoort', 'Hilversum', 'Amsterdam', 'Haarlem'],
}

const east: DemoCarrier = {
  id: 4,
  displayName: 'IJsselstroom Vervoer',
  towns: ['Ede', 'Arnhem', 'Zutphen', 'Deventer', 'Zwolle', 'Apeldoorn'],
}

export const demoCarriers = { greenHeart, southWing, northWing, east } as const

/** In the order of their ids. */
export const allCarriers: ReadonlyArray<DemoCarrier> = [greenHeart, southWing, northWing, east]
