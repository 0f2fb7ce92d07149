import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

const LETTERS = 'ABCDEFGHJKLMNPRSTVWXZ'
const HOUSES_OF_ZIP = 20
const ZIPS_OF_CITY = 400

/** Two primes, by which zip codes and places come in no order. */
const [STRIDE, SPREAD] = [611_953, 7_919]

/** The zip code with this number. */
export const madeZip = (number: number): string => {
  const letters = Math.floor(number / 9_000)
  return `${1_000 + (number % 9_000)}${LETTERS[letters % 21]}${LETTERS[Math.floor(letters / 21) % 21]}`
}

export const zipCountOf = (rows: number): number => Math.ceil(rows / HOUSES_OF_ZIP)

/** Writes a list with the columns of the Dutch register, whose zip codes stand in no order. */
export const writeMadeList = async (file: string, rows: number): Promise<void> => {
  const output = createWriteStream(file)
  output.write('openbareruimte;huisnummer;huisletter;huisnummertoevoeging;woonplaats;postcode;object_id;lon;lat\n')
  const zips = zipCountOf(rows)
  for (let index = 0; index < zips; index += 1) {
    const number = (index * STRIDE) % zips
    const [zip, city] = [madeZip(number), Math.floor(number / ZIPS_OF_CITY)]
    const lines = Array.from({ length: HOUSES_OF_ZIP }, (_, house) => {
      const [lng, lat] = [3.4 + ((number * SPREAD) % 36_000) / 10_000, 51 + ((index + house) % 24_000) / 10_000]
      const letter = house % 7 === 6 ? 'A' : ''
      return `Straat ${number};${2 * house + 1};${letter};;Plaats ${city};${zip};${index};${lng.toFixed(6)};${lat.toFixed(6)}\n`
    })
    if (!output.write(lines.join(''))) await once(output, 'drain')
  }
  output.end()
  await once(output, 'close')
}
