import type { House } from '../house'

const PATH = '/bzk/locatieserver/search/v3_1/free'

/** The most rows that PDOK answers at once: enough for all addresses of a block of flats. */
const MAX_ROWS = '100'

const FIELDS = 'straatnaam,huisnummer,huisletter,huisnummertoevoeging,postcode,woonplaatsnaam,centroide_ll'

/**
 * Asks for every address with a zip and a number. Both hold letters and digits only, so nothing needs to be escaped.
 */
export const pdokQueryUrl = (base: string, { zip, number }: House): URL => {
  const url = new URL(`${base.replace(/\/+$/, '')}${PATH}`)
  url.search = new URLSearchParams({
    q: `postcode:${zip} and huisnummer:${number}`,
    fq: 'type:adres',
    fl: FIELDS,
    rows: MAX_ROWS,
  }).toString()
  return url
}
