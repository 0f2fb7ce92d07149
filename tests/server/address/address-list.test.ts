import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { registeredAddresses } from '../../../server/address'
import { openAddressList, writeAddressList } from '../../../server/storage'
import { right } from '../../kit/either'
import { aFolder } from '../folder'
import { aListOf, lineOf, listHeader, openListOf, readIn } from './an-address-list'

const gouda = { street: 'Kade', city: 'Gouda', coordinates: { lat: 52.01, lng: 4.71 } }
const row = '2801AB,12,,Kade,Gouda,52.01,4.71'

describe('npm run addresses', () => {
  it('a list in any order has every house of a zip code, by number and suffix', async () => {
    const shuffled = registeredAddresses.toSorted((one, other) => one.street.length * 7 - other.city.length * 5)
    const list = await aListOf(shuffled)
    for (const zip of ['2801YA', '9711YK', '6211YC'])
      expect(list.housesOf(zip)).toEqual(registeredAddresses.filter((address) => address.zip === zip))
    expect(list.housesAt('2801YA', '7').map(({ suffix }) => suffix)).toEqual([undefined, 'a'])
    expect(list.housesOf('1000AA')).toEqual([])
  })

  it('a list of the Dutch register is understood: its names, letters, quotes, commas and byte order mark', async () => {
    const folder = await aFolder()
    const text = [
      '\uFEFFopenbareruimte;huisnummer;huisletter;huisnummertoevoeging;woonplaats;gemeente;postcode;lon;lat',
      '"Kade; zijde ""Oost""";012;A;2;Gouda;Gouda;2801 ab;"4,71";52,01',
      'Kade;14;;;Gouda;Gouda;2801AB;4.71;52.01',
      '',
    ].join('\r\n')
    expect(right(await readIn(folder, text))).toMatch(/^The list has 2 addresses/)
    expect(openListOf(folder).housesOf('2801AB')).toEqual([
      { zip: '2801AB', houseNumber: '12', suffix: 'A-2', ...gouda, street: 'Kade; zijde "Oost"' },
      { zip: '2801AB', houseNumber: '14', suffix: undefined, ...gouda },
    ])
  })

  it('rows with a blank part are left out, and so is an address that is there twice', async () => {
    const folder = await aFolder()
    const rows = [row, ',12,,Kade,Gouda,52.01,4.71', '2801AB,14,,Kade,Gouda,,', row.replace('Kade', 'Markt')]
    expect(right(await readIn(folder, [listHeader, ...rows].join('\n')))).toBe(
      'The list has 1 address now, and servers use it from here on. 1 row repeated an address. 2 rows without zip, number, street, city or place left out.',
    )
    expect(openListOf(folder).housesOf('2801AB')).toMatchObject([{ street: 'Kade' }])
  })

  it.each([
    ['an empty file', '', 'there is no address in it'],
    ['only names', listHeader, 'there is no address in it'],
    ['a missing column', 'zip,number,street,lat\n', 'row 1: there is no column for city, lng'],
    ['a column that is there twice', `${listHeader},lon\n`, 'row 1: there are several columns for lng'],
    ['too few columns', `${listHeader}\n${row}\n2801AB,13`, 'row 3: it has 2 columns, and the first row has 7'],
    [
      'a zip code of elsewhere',
      `${listHeader}\n${row.replace('2801AB', '75001')}`,
      'row 2: "75001" is not a Dutch zip code',
    ],
    ['a number that is none', `${listHeader}\n${row.replace('12', 'x')}`, 'row 2: "x" is not a house number'],
    [
      'swapped coordinates',
      `${listHeader}\n${row.replace('52.01,4.71', '4.71,52.01')}`,
      'row 2: latitude "4.71" and longitude "52.01" are no place in the Netherlands',
    ],
    ['an open quote', `${listHeader}\n${row}\n${row.replace('Kade', '"Kade')}\n${row}`, 'row 3: a quote is not closed'],
    ['a line without end', `${listHeader}\n${'x'.repeat(20_000)}`, 'row 2: it has more than 10000 characters'],
    ['an archive', 'PK\u0003\u0004', 'it is packed: unpack it first'],
    [
      'another encoding',
      Buffer.from(`${listHeader}\n${row.replace('Kade', 'Caf\xe9')}`, 'latin1'),
      'row 2: a character of it is not UTF-8: save the file as UTF-8',
    ],
  ])('%s is refused in one line, and the earlier list stays', async (_, text, reason) => {
    const folder = await aFolder()
    await readIn(folder, `${listHeader}\n${row}`)
    const refused = await readIn(folder, text)
    expect(refused).toEqual(E.left(expect.stringMatching(/list\.csv(, row \d+)?: .+\.$/)))
    expect(E.isLeft(refused) ? refused.left : '').toContain(reason)
    expect(openListOf(folder).housesOf('2801AB')).toHaveLength(1)
    expect(readdirSync(folder).toSorted()).toEqual(['addresses.db', 'addresses.lock', 'list.csv'])
  })

  it('a server finds the list that was read in while it runs, and the next one', async () => {
    const folder = await aFolder()
    let time = 0
    const list = openListOf(folder, () => time)
    expect(list.housesOf('2801AB')).toEqual([])
    for (const street of ['Kade', 'Markt']) {
      await readIn(folder, `${listHeader}\n${row.replace('Kade', street)}`)
      time += 1_000
      expect(list.housesOf('2801AB')).toMatchObject([{ street }])
    }
  })

  it('what an ended command left behind is no hindrance, and two commands at once are refused', async () => {
    const folder = await aFolder()
    writeFileSync(join(folder, 'addresses.db.unfinished'), 'half of a list')
    writeFileSync(join(folder, 'addresses.db.unfinished.parts'), 'half of a list')
    const writer = writeAddressList(folder)
    writer.add({ zip: '2801AB', houseNumber: '12', suffix: undefined, ...gouda })
    await expect(readIn(folder, `${listHeader}\n${row}`)).rejects.toThrow('another npm run addresses is at work')
    expect(openListOf(folder).housesOf('2801AB')).toEqual([])
    writer.close()
    expect(E.isRight(await readIn(folder, `${listHeader}\n${row}`))).toBe(true)
  })

  it('a file that is no list is reported and gives no houses', async () => {
    const folder = await aFolder()
    writeFileSync(join(folder, 'addresses.db'), 'no database')
    const reported: string[] = []
    const list = openAddressList(folder, (message) => reported.push(message))
    expect(list.housesOf('2801AB')).toEqual([])
    expect(reported).toEqual([
      expect.stringMatching(/^the address list .+ cannot be read \(.+\): run npm run addresses again$/),
    ])
    list.close()
  })

  it('progress is lines with the time left, up to the end', async () => {
    const lines: string[] = []
    const folder = await aFolder()
    await readIn(folder, [listHeader, ...registeredAddresses.map(lineOf)].join('\n'), (line) => lines.push(line))
    expect(lines[0]).toMatch(/^Reading: \d+ %, \d+ s left$/)
    expect(lines.at(-1)).toBe('Sorting: 100 %, 0 s left')
  })
})
