import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { writeReport } from '../../../server/report'
import { assemblePlan, type Plan } from '../../../src/domain/plan'
import { inCpuUnits } from '../../kit/cpu-unit'
import { eventually } from '../../kit/eventually'
import { weekPlan, contentOf } from './week-plan'
import { pagesOfPdf, pdfOf } from './pages-of-pdf'
import { aRouteTo } from '../../kit/builders/route'
import { withFields } from '../../kit/builders/stop'

const pagesOf = async (plan: Plan, name = 'Utrecht wk 48'): Promise<ReadonlyArray<string>> =>
  pagesOfPdf(await pdfOf(writeReport(contentOf(plan, { project: { name, version: 42 } }))))

/** For all tests that only read them. */
const week = await pagesOf(weekPlan(94, 8, 4))
const longContent = contentOf(weekPlan(2_000, 100))

describe('writeReport', () => {
  it('the report begins with the project, its days and its totals', async () => {
    const [cover = ''] = week
    expect(cover).toContain('Utrecht wk 48')
    expect(cover).toContain('Ma 23-11 – Wo 25-11')
    expect(cover).toContain('Routes\n8\nStops planned\n90 of 94\n')
    expect(cover).toContain('Late\n8 stops')
    expect(cover).toContain('4 stops are not planned, see the last page: Kinderopvang de Vries,')
  })

  it('every route starts on a new page, and the unplanned stops come last', async () => {
    const pages = week
    expect(pages).toHaveLength(10)
    expect(pages[2]).toContain('2\nAmersfoort Zuid')
    expect(pages.at(-1)).toContain('Unplanned stops\n4 stops')
  })

  it('every page has its number and its title', async () => {
    const pages = await pagesOf(weekPlan(120, 2))
    expect(pages.map((page) => /Page \d+ of \d+/.exec(page)?.[0])).toEqual(
      pages.map((_, index) => `Page ${index + 1} of ${pages.length}`),
    )
    expect(pages.slice(1).every((page) => page.startsWith('Utrecht wk 48\n'))).toBe(true)
  })

  it('the table head is repeated on the next page of a route', async () => {
    const [, first = '', second = ''] = await pagesOf(weekPlan(60, 1))
    const head = '#\nArrival\nCustomer\nAddress\nTime slot\nService\nLoad\nProducts\n'
    expect([first.includes(head), second.includes(head)]).toEqual([true, true])
    expect(second).toContain('Route 1 · Utrecht Noord, continued')
  })

  it('the next page of a route says that it continues, however long the route name', async () => {
    const plan = weekPlan(60, 1)
    const routes = plan.routes.map((route) => ({ ...route, name: 'Alle plaatsen langs de rivieren '.repeat(6) }))
    const [, , second = ''] = await pagesOf(assemblePlan(routes, [...plan.stops], {}))
    expect(second).toMatch(/^Route 1 · Alle plaatsen .+…, continued$/m)
  })

  it('a route without stops has no page, and the list of routes says so', async () => {
    const plan = weekPlan(12, 2)
    const empty = aRouteTo([], { index: 2, name: 'Leeg' })
    const pages = await pagesOf(assemblePlan([...plan.routes, empty], [...plan.stops], {}))
    expect(pages).toHaveLength(3)
    expect(pages[0]).toMatch(/Leeg\n(.*\n)*no stops/)
  })

  it('late stops are named on the cover, in their route and in the list of routes', async () => {
    const [cover = '', route = ''] = week
    expect(cover).toContain('8 stops are planned after their time slot')
    expect(cover).toContain('100 Slagerij Jansen, Utrecht\nslot 08:00–10:30, arrival 12:13\n1 h 43 min late')
    expect(cover).toContain('and 4 more stops')
    expect(cover.replaceAll('\n', ' ')).toContain('2 stops late, by up to 1 h 43 min')
    expect(route).toContain('12:13\n1 h 43 min late')
  })

  it('the maps have the names of places', async () => {
    const [cover = '', route = ''] = week
    expect(cover).toContain('\nAmersfoort\n')
    expect(route).toContain('\nUtrecht\n')
    expect(route).toContain('\nZeist\n')
  })

  it('every page says where the distances come from', async () => {
    const pages = await pagesOf(weekPlan(12, 2))
    expect(pages.filter((page) => !page.includes('Estimated times, no roads'))).toEqual([])
  })

  it('every stop is printed once', async () => {
    const text = (await pagesOf(weekPlan(250, 8, 3))).join('\n')
    const zips = Array.from({ length: 250 }, (_, index) => `${3500 + index}`)
    const printedZips = new Map([...text.matchAll(/^(3\d{3}) (?:AB|CD|XZ) \w+$/gm)].map(([, zip = '']) => [zip, true]))
    expect(zips.filter((zip) => !printedZips.has(zip))).toEqual([])
    expect(text.match(/^(3[5-9]\d{2}) (?:AB|CD|XZ) \w+$/gm)).toHaveLength(250)
  })

  it('letters of other languages than Dutch are printed', async () => {
    const plan = weekPlan(6, 1)
    const names = ['Łuczak Dvořák', 'Ελληνικά', 'Приветы', 'Nguyễn', 'Şahin Ğ', 'Jürgen Ø ß']
    const stops = [...plan.stops].map((stop, index) => withFields(stop, { customerName: names[index] ?? '' }))
    const text = (await pagesOf(assemblePlan(plan.routes, stops, {}))).join('').replaceAll('\n', '')
    expect(names.filter((name) => !text.includes(name))).toEqual([])
  })

  it('the report of an empty project has its cover', async () => {
    const pages = await pagesOf(weekPlan(0, 0))
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('This project has no stops yet.')
    expect(pages[0]).toContain('Page 1 of 1')
  })

  it('a project without routes has its stops and no route table', async () => {
    const [cover = '', second = ''] = await pagesOf(weekPlan(5, 0))
    expect(cover).toContain('The stops are not optimised into routes yet.')
    expect(cover).not.toContain('Driver')
    expect(second).toContain('Not optimised yet')
  })

  it('a project without coordinates says so in place of the map', async () => {
    const plan = weekPlan(5, 0)
    const stops = [...plan.stops].map((stop) => withFields(stop, { coordinates: undefined }))
    expect((await pagesOf(assemblePlan(plan.routes, stops, {})))[0]).toContain(
      'No stop has coordinates, so there is no map.',
    )
  })

  it('the number of stops outside the map is printed', async () => {
    const plan = weekPlan(12, 2, 3)
    const far = { lat: 50.85, lng: 5.69 }
    const stops = [...plan.stops].map((stop) =>
      stop.placement.isPlanned ? stop : withFields(stop, { coordinates: far }),
    )
    const [cover = ''] = await pagesOf(assemblePlan(plan.routes, stops, {}))
    expect(cover).toContain('Beyond the map lie 3 stops that are not planned.')
  })

  it('the PDF is A4, has the project as its title, and only the shipped font', async () => {
    const pdf = (await pdfOf(writeReport(contentOf(weekPlan(12, 2))))).toString('latin1')
    expect(new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g))).toEqual(new Set(['/MediaBox [0 0 595.28 841.89]']))
    expect(new Set(pdf.match(/IBMPlexSans-\w+|Helvetica/g))).toEqual(
      new Set(['IBMPlexSans-Regular', 'IBMPlexSans-SemiBold']),
    )
    expect(pdf).toContain('(Utrecht wk 48)')
  })

  it('the same project and time give the same bytes', async () => {
    const renderReport = async () => pdfOf(writeReport(contentOf(weekPlan(30, 4, 2))))
    expect((await renderReport()).equals(await renderReport())).toBe(true)
  })

  it('a project name with markup or PDF commands is printed literally', async () => {
    const name = '</title>) Tj <script> \\( 100% & "klaar" \u0000'
    const pages = await pagesOf(weekPlan(3, 1), name)
    expect(pages[0]).toContain('</title>) Tj <script> \\( 100% & "klaar"')
  })
})

describe('the report stream', () => {
  it('the first chunk arrives before the last page is drawn, and the event loop runs between two pages', async () => {
    let stepCount = 0
    const countStep = () => {
      stepCount += 1
      timer = setTimeout(countStep, 0)
    }
    let timer = setTimeout(countStep, 0)
    const chunks: Buffer[] = []
    for await (const chunk of writeReport(contentOf(weekPlan(200, 20)))) chunks.push(chunk)
    clearTimeout(timer)
    expect(chunks.length).toBeGreaterThan(20)
    expect(stepCount).toBeGreaterThan(pagesOfPdf(Buffer.concat(chunks)).length)
  })

  it('no more pages are drawn than the consumer takes', async () => {
    const report = writeReport(longContent)
    const { value: first } = await report[Symbol.asyncIterator]().next()
    expect(first.length).toBeGreaterThan(0)
    expect(report.readableLength).toBeLessThan(100_000)
    report.destroy()
    expect(report.destroyed).toBe(true)
  })

  it('nothing more is laid out once its reader has left', async () => {
    let laidOutRoutes = 0
    const routes = Object.assign([...longContent.routes], {
      *[Symbol.iterator]() {
        for (const route of longContent.routes.values()) {
          laidOutRoutes += 1
          yield route
        }
      },
    })
    const left = new AbortController()
    const report = writeReport({ ...longContent, routes }, left.signal).resume()
    await eventually(() => expect(laidOutRoutes).toBeGreaterThan(1))
    left.abort()
    report.destroy()
    const countThen = laidOutRoutes
    for (let step = 0; step < 200; step += 1) await setImmediate()
    expect(laidOutRoutes).toBeLessThanOrEqual(countThen + 1)
  })

  it('a report of 500 stops takes at most thirty CPU units', async () => {
    const content = contentOf(weekPlan(500, 40, 12))
    expect(await inCpuUnits(() => pdfOf(writeReport(content)))).toBeLessThan(30)
  })
})

describe('writeReport with very long notes', () => {
  /** Words of all lengths, hardly any of them twice. */
  const rareWords = (seed: number): string =>
    Array.from({ length: 300 }, (_, index) => ((seed + 1) * (index + 7) * 7_919).toString(36)).join(' ')

  it.each([
    ['rare words', rareWords],
    ['one wide word', () => 'W'.repeat(2_000)],
    ['one word with decomposed accents', () => 'e\u0301\u0301x'.repeat(500)],
  ])('the report of 100 stops takes at most thirty CPU units: %s', async (_, noteOf) => {
    const plan = weekPlan(100, 4, 3)
    const stops = [...plan.stops].map((stop, index) => withFields(stop, { notes: noteOf(index).slice(0, 2_000) }))
    const content = contentOf(assemblePlan(plan.routes, stops, {}))
    expect(await inCpuUnits(() => pdfOf(writeReport(content)))).toBeLessThan(30)
  })

  const reportText = async (texts: { readonly [Name in 'customerName' | 'productDescription' | 'notes']?: string }) => {
    const plan = weekPlan(2, 1, 1)
    const stops = [...plan.stops].map((stop) => withFields(stop, { ...texts }))
    return (await pagesOf(assemblePlan(plan.routes, stops, {}))).join('')
  }
  const missingWords = (text: string, expected: string): ReadonlyArray<string> =>
    expected.split(/\s+/).filter((word) => !text.replaceAll('\n', '').includes(word))

  it.each([
    ['notes of rare words', { notes: rareWords(1).slice(0, 2_000) }],
    ['notes of many short lines', { notes: Array.from({ length: 400 }, (_, line) => `r${line}`).join('\n') }],
    [
      'notes in long words',
      { notes: Array.from({ length: 50 }, (_, index) => 'W'.repeat(36) + String(index)).join(' ') },
    ],
    ['products', { productDescription: rareWords(2).slice(0, 200) }],
    ['products with notes', { productDescription: rareWords(2).slice(0, 200), notes: rareWords(3).slice(0, 2_000) }],
    ['a name', { customerName: rareWords(4).slice(0, 200) }],
  ])('the last word of the longest note of an upload is printed: %s', async (_, texts) => {
    const text = await reportText(texts)
    expect(Object.values(texts).flatMap((expected) => missingWords(text, expected))).toEqual([])
    expect(text).not.toContain('…')
  })

  it('a note longer than allowed ends with an ellipsis', async () => {
    expect(await reportText({ notes: rareWords(1).repeat(10) })).toContain('…')
  })
})
