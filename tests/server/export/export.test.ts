import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { writeCsv, writeGeoJson, writeGpx } from '../../../server/export/write-text-files'
import { writeXlsx } from '../../../server/export/write-xlsx'
import { guessSettings, readRows, uploadRowOf } from '../../../src/domain/import'
import { unescapeFormula } from '../../../src/domain/text'
import { addStop, assemblePlan, emptyPlan, type Plan } from '../../../src/domain/plan'
import { newStop, type StopDraft } from '../../../src/domain/stop'
import { parseImport } from '../../../src/domain/upload'
import { aPlan } from '../../kit/arbitraries/plan'
import { aDraft } from '../../kit/arbitraries/upload'
import { right } from '../../kit/either'

const planOf = (drafts: ReadonlyArray<StopDraft>): Plan =>
  assemblePlan(
    [],
    drafts.map((draft, index) =>
      newStop(draft, { id: `s${index}`, shortId: 'A', createdAt: '2026-11-23T08:00:00.000Z' }),
    ),
    {},
  )

/** The cells of a CSV file. */
const cellsOf = (csv: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: string[][] = [[]]
  for (const [, quotedCell, plain = '', end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g)) {
    rows.at(-1)?.push(quotedCell === undefined ? plain : quotedCell.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/** The cells of the first sheet; a number as a program reads it. */
const cellsOfXlsx = (bytes: Uint8Array): ReadonlyArray<ReadonlyArray<string>> => {
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  return Array.from(sheet.matchAll(/<row>(.*?)<\/row>/gs), ([, row = '']) =>
    Array.from(row.matchAll(/<c\/>|<c[^>]*>.*?<(?:t|v)[^>]*>(.*?)<\/(?:t|v)>.*?<\/c>/gs), ([, text = '']) =>
      text
        .replaceAll('&#13;', '\r')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    ),
  )
}

const draftsIn = (cells: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<StopDraft> => {
  const sheet = { name: 'stops', rows: cells.map((row) => row.map(unescapeFormula)) }
  const table = { fileName: 'stops.csv', bytes: 1, sheets: [sheet], note: '' }
  const rows = readRows(sheet, guessSettings(table, { year: 2026, month: 11, day: 23 }))
  return right(parseImport(rows.map(({ texts }) => uploadRowOf(texts)))).map(({ draft }) => draft)
}

const withoutUnknownFields = (drafts: ReadonlyArray<StopDraft>) =>
  drafts.map((draft) => ({ ...draft, unknownFields: {} }))

const concat = (parts: Iterable<Uint8Array>) => new Uint8Array(Buffer.concat([...parts]))

const dangerous = { customerName: '=HYPERLINK("http://x")', notes: '@SUM(1)\n"twee"; regels', contactName: "'+1" }

const aDangerousDraft = () =>
  fc
    .tuple(aDraft(), fc.constantFrom({}, dangerous, { notes: '-2+3', street: '+x', city: "'s-Hertogenbosch" }))
    .map(([draft, fields]): StopDraft => ({ ...draft, ...fields }))

describe('an exported file', () => {
  it('an export as CSV or as a workbook imports again to the same stops', () => {
    fc.assert(
      fc.property(fc.array(aDangerousDraft(), { minLength: 1, maxLength: 6 }), (drafts) => {
        const plan = planOf(drafts)
        expect(draftsIn(cellsOf([...writeCsv(plan)].join('')))).toEqual(withoutUnknownFields(drafts))
        expect(draftsIn(cellsOfXlsx(concat(writeXlsx(plan))))).toEqual(withoutUnknownFields(drafts))
      }),
    )
  })

  it('the file holds every customer stop once, route by route, whatever the plan', () => {
    fc.assert(
      fc.property(aPlan(1, 3), (plan) => {
        const geoJson: unknown = JSON.parse([...writeGeoJson(plan)].join(''))
        const features = (geoJson as { features: ReadonlyArray<{ id?: string }> }).features.flatMap(
          ({ id }) => id ?? [],
        )
        expect(new Set(features).size).toBe(features.length)
        expect(cellsOf([...writeCsv(plan)].join('')).length).toBe(features.length + 1)
      }),
    )
  })

  it('the file makes cells harmless that a spreadsheet would calculate, and keeps numbers as numbers', () => {
    const draft: StopDraft = { ...aPlainDraft, ...dangerous, duration: 7, coordinates: { lat: -1.5, lng: 4 } }
    const plan = planOf([draft])
    const [, row = []] = cellsOf([...writeCsv(plan)].join(''))
    expect(row).toEqual(expect.arrayContaining([`'=HYPERLINK("http://x")`, '-1.5', '7', '\'@SUM(1)\n"twee"; regels']))
    const sheet = strFromU8(unzipSync(concat(writeXlsx(plan)))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<c><v>-1.5</v></c>')
    expect(sheet).toContain(">'=HYPERLINK(&quot;http://x&quot;)<")
  })

  it('an export as GPX has each place and each route, and no character that XML cannot hold', () => {
    const draft: StopDraft = { ...aPlainDraft, customerName: 'Jansen & <Zn>\u0001', coordinates: { lat: 52, lng: 5 } }
    const plan = right(
      addStop(
        planOf([draft]),
        newStop({ ...aPlainDraft, coordinates: undefined }, { id: 'x', shortId: '', createdAt: '' }),
      ),
    )
    const gpx = [...writeGpx(plan)].join('')
    expect(gpx).toContain('<wpt lat="52" lon="5"><name>Jansen &amp; &lt;Zn&gt;</name>')
    expect(gpx.match(/<wpt/g)).toHaveLength(1)
    expect([...writeGpx(emptyPlan)].join('')).toMatch(/^<\?xml[^]*<\/gpx>\n$/)
  })
})

const aPlainDraft: StopDraft = {
  type: 'Delivery',
  priority: 'Regular',
  customerName: 'Bakkerij Jansen',
  contactName: undefined,
  phone: undefined,
  zip: '3511 AB',
  houseNumber: '12',
  houseNumberSuffix: undefined,
  street: undefined,
  city: undefined,
  addressSummary: undefined,
  coordinates: undefined,
  requestedDay: undefined,
  timeSlotEarliest: undefined,
  timeSlotLatest: undefined,
  duration: undefined,
  demand: [1],
  productDescription: undefined,
  notes: undefined,
  groupedExternalTaskIds: [],
  unknownFields: {},
}
