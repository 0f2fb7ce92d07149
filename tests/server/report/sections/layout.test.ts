import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReportContent } from '../../../../server/report'
import { pagesOf, paper, type DrawCommand, type Page } from '../../../../server/report/page'
import { headAndFoot } from '../../../../server/report/sections/head-and-foot'
import { sectionsOf } from '../../../../server/report/sections/sections-of'
import { assemblePlan, type Plan } from '../../../../src/domain/plan'
import { aPlan } from '../../../kit/arbitraries/plan'
import { weekPlan, contentOf } from '../week-plan'
import { widthOf } from '../measure-width'
import { withFields } from '../../../kit/builders/stop'

const pagesWith = (content: ReportContent): ReadonlyArray<Page> =>
  [...sectionsOf(content, widthOf)].flatMap((section) => [...pagesOf(section)])

/** The draw commands of each page of the report. */
const commandsOn = (pages: ReadonlyArray<Page>, content: ReportContent): ReadonlyArray<ReadonlyArray<DrawCommand>> =>
  pages.map((page, index) => [
    ...headAndFoot(content, page, { number: index + 1, total: pages.length }, widthOf),
    ...page.placed.flatMap(({ block, top }) => block.draw(top)),
  ])

type TextBox = {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The boxes of all texts, from the top of an l to the bottom of a g. Within the map, texts may overlap. */
const textBoxesOf = (commands: ReadonlyArray<DrawCommand>): ReadonlyArray<TextBox> =>
  commands.flatMap((command) =>
    command.kind === 'text' && command.text !== ''
      ? [
          {
            text: command.text,
            left: command.x,
            right: command.x + widthOf(command.text, command.style),
            top: command.baseline - 0.72 * command.style.size,
            bottom: command.baseline + 0.2 * command.style.size,
          },
        ]
      : [],
  )

const boxesOverlap = (one: TextBox, other: TextBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const overlaps = (textBoxes: ReadonlyArray<TextBox>): ReadonlyArray<string> =>
  textBoxes.flatMap((one, index) =>
    textBoxes
      .slice(index + 1)
      .flatMap((other) => (boxesOverlap(one, other) ? [`${one.text} overlaps ${other.text}`] : [])),
  )

const textsOutsidePaper = (textBoxes: ReadonlyArray<TextBox>): ReadonlyArray<string> =>
  textBoxes
    .filter(
      ({ left, right, top, bottom }) =>
        left < paper.left - 0.01 || right > paper.right + 0.01 || top < 24 || bottom > 820,
    )
    .map(({ text }) => text)

/** The texts that overlap the page foot. */
const tooLow = (pages: ReadonlyArray<Page>): ReadonlyArray<string> =>
  pages.flatMap(({ title, placed }) =>
    placed.flatMap(({ block, top }) => (top + block.height > paper.bottom + 0.01 ? [`${title} at ${top}`] : [])),
  )

const faultsOf = (content: ReportContent): ReadonlyArray<string> => {
  const pages = pagesWith(content)
  const textBoxes = commandsOn(pages, content).map(textBoxesOf)
  return [...tooLow(pages), ...textBoxes.flatMap(overlaps), ...textBoxes.flatMap(textsOutsidePaper)]
}

const long = (text: string, times: number): string => Array.from({ length: times }, () => text).join(' ')

const someText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('', 'Oude Gracht', 'Bakkerij van ’t Hof', 'Łódź') },
  fc.constantFrom(
    'W'.repeat(200),
    'W'.repeat(2000),
    'n\n'.repeat(1000),
    long('Graag bellen voor aankomst.', 80),
    'a\nb\n\nc\n'.repeat(40),
    '漢'.repeat(200),
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

type Texts = { readonly [Name in 'name' | 'street' | 'zip' | 'slot' | 'products' | 'notes']: string }

/** A plan with any text that users and uploads may have written, in every field. */
const planWithTexts = fc
  .tuple(
    aPlan(1, 1),
    fc.record<Texts>({
      name: someText,
      street: someText,
      zip: someText,
      slot: someText,
      products: someText,
      notes: someText,
    }),
  )
  .map(([plan, texts]) => {
    const stops = [...plan.stops].map((stop, index) =>
      index % 2 === 0
        ? stop
        : withFields(stop, {
            customerName: texts.name,
            contactName: texts.slot,
            street: texts.street,
            zip: texts.zip,
            productDescription: texts.products,
            notes: texts.notes,
          }),
    )
    const routes = plan.routes.map((route) => ({ ...route, name: texts.name, driverName: texts.street }))
    return { plan: assemblePlan(routes, stops, {}), texts }
  })

describe('report layout', () => {
  const plans: ReadonlyArray<readonly [string, Plan]> = [
    ['no stop', weekPlan(0, 0)],
    ['one stop', weekPlan(1, 1)],
    ['94 stops on 8 routes', weekPlan(94, 8, 4)],
    ['90 unplanned stops', weekPlan(90, 0)],
    ['60 stops on one route', weekPlan(60, 1)],
    ['80 stops on 40 routes', weekPlan(80, 40)],
    ['400 stops on 26 routes', weekPlan(400, 26, 5)],
  ]

  it.each(plans)('no text overlaps another or leaves the page with %s', (_, plan) => {
    expect(faultsOf(contentOf(plan))).toEqual([])
  })

  it('no text overlaps another or leaves the page, whatever the project contains', () => {
    fc.assert(
      fc.property(planWithTexts, ({ plan, texts }) => {
        const changes = {
          project: { name: texts.name, version: 42 },
          unplannedReasonOf: () => `${texts.notes} ${texts.name}`,
        }
        expect(faultsOf(contentOf(plan, changes))).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it.each(['n\n'.repeat(1000), 'W'.repeat(2000)])('the longest texts fit the pages: case %#', (text) => {
    const plan = weekPlan(4, 1, 1)
    const stops = [...plan.stops].map((stop) =>
      withFields(stop, {
        coordinates: undefined,
        customerName: text,
        contactName: text,
        street: text,
        zip: text,
        productDescription: text,
        notes: text,
      }),
    )
    const changes = { project: { name: text, version: 42 }, unplannedReasonOf: () => text }
    expect(faultsOf(contentOf(assemblePlan(plan.routes, stops, {}), changes))).toEqual([])
  })

  it('a time slot and a lateness of hours stand on one line', () => {
    const plan = weekPlan(94, 8, 4)
    const stops = [...plan.stops].map((stop) =>
      withFields(stop, { timeSlotEarliest: '08:00', timeSlotLatest: '08:30' }),
    )
    const content = contentOf(assemblePlan(plan.routes, stops, {}))
    const texts = commandsOn(pagesWith(content), content)
      .flatMap(textBoxesOf)
      .map(({ text }) => text)
    expect(texts.filter((text) => text === '08:00–08:30')).toHaveLength(94)
    expect(texts).toContain('3 h 43 min late')
  })

  it('a load with a fraction stands on one line in the list of routes', () => {
    const content = contentOf(weekPlan(12, 1))
    const routes = content.routes.map((route) => ({ ...route, load: '38.5 of 100' }))
    const [cover = []] = commandsOn(pagesWith({ ...content, routes }), content)
    expect(textBoxesOf(cover).map(({ text }) => text)).toContain('38.5 of 100')
  })

  it('figures of any size do not overlap', () => {
    const measureDrive = () => ({
      metres: 987_654_321_000,
      seconds: 98_765_432_100,
      legs: { osrm: 1, file: 0, main: 0, estimate: 1 },
    })
    expect(faultsOf(contentOf(weekPlan(30, 3), { measureDrive }))).toEqual([])
  })
})
