import type { House } from '../house'

const PATH = '/bzk/locatieserver/search/v3_1/free'

/** The most that it answers at once, so that a block of flats is in it whole. */
const ROWS = '100'

const FIELDS = 'straatnaam,huisnummer,huisletter,huisnummertoevoeging,postcode,woonplaatsnaam,centroide_ll'

/** Every address of a zip and a number; both are of a form that no query language reads anything into. */
export const addressQuery = (base: string, { zip, number }: House): URL => {
  const url = new URL(`${base.replace(/\/+$/, '')}${PATH}`)
  url.search = new URLSearchParams({
    q: `postcode:${zip} and huisnummer:${number}`,
    fq: 'type:adres',
    fl: FIELDS,
    rows: ROWS,
  }).toString()
  return url
}
