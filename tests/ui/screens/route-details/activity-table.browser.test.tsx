import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { aPlanOf, planOf } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'
import { openStops } from '../stops/forty-stops'

const details = '/projects/7/(tab:routes/0)'

/** A route of stops whose names and addresses fill the columns. */
const longNames = (() => {
  const route = aRouteTo(['a', 'b', 'c'], { day: '2026-11-23' })
  const named: ReadonlyArray<readonly [name: string, address: string]> = [
    ['Notariskantoor Van der Meer en Zoon', 'Burgemeester van Zandstraat 161'],
    ['Installatiebedrijf Verhoeven', 'Amsterdamsestraatweg 211'],
    ['Tandartspraktijk Visser', 'Wilhelminastraat 191'],
  ]
  const visits = route.visits.map((visit, index) => {
    const [name = '', address = ''] = named[index] ?? []
    return {
      ...visit,
      arrival: `2026-11-23T${10 + index}:40:00.000Z`,
      departure: `2026-11-23T${10 + index}:50:00.000Z`,
      address: { ...visit.address, name, address, zipcode: '3542 WM' },
    }
  })
  const stops = ['a', 'b', 'c'].map((id) => ({
    ...plainFacts,
    id,
    timeSlotEarliest: '2026-11-23T08:00:00.000Z',
    timeSlotLatest: '2026-11-23T20:00:00.000Z',
  }))
  const start = aVisitTo('start', { type: 'start', departure: '2026-11-23T07:00:00.000Z' })
  const end = aVisitTo('end', { type: 'end', arrival: '2026-11-23T17:00:00.000Z' })
  return planOf([{ ...route, start, visits, end }], stops)
})()

describe('the activity table', () => {
  it('the table header stays visible while scrolling', async () => {
    await page.viewport(1440, 600)
    await openStops(aPlanOf([aRouteTo(Array.from({ length: 60 }, (_, index) => `s${index}`))]), details)
    await expect.element(page.getByRole('columnheader').nth(1)).toBeVisible()
    const main = page.getByRole('main').element()
    const header = page.getByRole('columnheader').nth(1).element()
    main.scrollTo(0, 900)
    expect(main.scrollTop).toBe(900)
    expect(Math.round(header.getBoundingClientRect().top - main.getBoundingClientRect().top)).toBe(0)
  })

  it.each([1920, 1440])(
    'at %i px a stop with long names takes a row of 43 px, and none of them is cut',
    async (width) => {
      await page.viewport(width, 900)
      await openStops(longNames, details)
      await expect.element(page.getByRole('link', { name: /^Notariskantoor/ })).toBeVisible()
      const rows = [...document.querySelectorAll('tr[data-stop]')]
      expect(rows.map((row) => Math.round(row.getBoundingClientRect().height))).toEqual(rows.map(() => 43))
      const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth
      const cells = rows.flatMap((row) => [...row.querySelectorAll('td')])
      expect(cells.filter(isCut).map(({ textContent }) => textContent)).toEqual([])
    },
  )

  it.each([1440, 1280])(
    'at %i px a lateness of hours is neither cut nor covered by the buttons of its row',
    async (width) => {
      await page.viewport(width, 900)
      const slots = { timeSlotEarliest: '2026-11-23T08:00:00.000Z', timeSlotLatest: '2026-11-23T08:10:00.000Z' }
      const [route] = longNames.routes
      await openStops(
        planOf(
          route === undefined ? [] : [route],
          ['a', 'b', 'c'].map((id) => ({ ...plainFacts, id, ...slots })),
        ),
        details,
      )
      await expect.element(page.getByText('2 h 30 late')).toBeVisible()
      const row = document.querySelector('tr[data-stop]')
      const text = row?.querySelector('.rr-late')?.getBoundingClientRect() ?? new DOMRect()
      const buttons = row?.querySelector('.rr-row-actions')?.getBoundingClientRect() ?? new DOMRect()
      expect(text.right).toBeLessThanOrEqual(innerWidth)
      expect(buttons.width).toBeGreaterThan(0)
      expect(buttons.right <= text.left || text.right <= buttons.left).toBe(true)
    },
  )

  it('at 1280 px a stop with long names takes two lines as well, and its name is not cut', async () => {
    await page.viewport(1280, 720)
    await openStops(longNames, details)
    await expect.element(page.getByRole('link', { name: /^Notariskantoor/ })).toBeVisible()
    const rows = [...document.querySelectorAll('tr[data-stop]')]
    expect(rows.map((row) => Math.round(row.getBoundingClientRect().height))).toEqual(rows.map(() => 42))
    const cells = rows.flatMap((row) => [...row.querySelectorAll('td:not(.rr-activity-address)')])
    const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth
    expect(cells.filter(isCut).map(({ textContent }) => textContent)).toEqual([])
  })

  it.each([
    [1180, 66],
    [1024, 78],
    [834, 78],
    [390, 50],
  ])(
    'at %i px a stop with long names takes a row of at most %i px, and none of them is cut',
    async (width, maxHeight) => {
      await page.viewport(width, 900)
      await openStops(longNames, details)
      await expect.element(page.getByRole('link', { name: /^Notariskantoor/ })).toBeVisible()
      const rows = [...document.querySelectorAll('tr[data-stop]')]
      expect(Math.max(...rows.map((row) => row.getBoundingClientRect().height))).toBeLessThanOrEqual(maxHeight)
      const cells = rows.flatMap((row) => [...row.querySelectorAll('td')])
      const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth
      expect(cells.filter(isCut).map(({ textContent }) => textContent)).toEqual([])
    },
  )

  it('on a phone the address begins below the name', async () => {
    await page.viewport(390, 844)
    await openStops(longNames, details)
    await expect.element(page.getByRole('link', { name: /^Notariskantoor/ })).toBeVisible()
    const lefts = [...document.querySelectorAll('tr[data-stop] > :is(.rr-activity-name, .rr-activity-address)')].map(
      (cell) => cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft),
    )
    expect(new Set(lefts).size).toBe(1)
  })

  it.each([1440, 1280])('at %i px the buttons of a row lie over none of its texts', async (width) => {
    await page.viewport(width, 900)
    await openStops(longNames, details)
    const button = page.getByRole('button', { name: /^Lock Notariskantoor/ })
    await expect.element(button).toBeVisible()
    const actions = button.element().closest('td')?.getBoundingClientRect() ?? new DOMRect()
    const elements = [...(button.element().closest('tr')?.querySelectorAll(':not(.rr-sr)') ?? [])]
    const texts = elements.flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
    const covered = texts.filter((text) => {
      const range = document.createRange()
      range.selectNode(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      // The boxes of two lines of text may touch.
      return left < actions.right && right > actions.left && top < actions.bottom && bottom - 4 > actions.top
    })
    expect(covered.map(({ textContent }) => textContent)).toEqual([])
  })

  it.each([1440, 390])('at %i px a warning that names many routes is readable to its end', async (width) => {
    await page.viewport(width, 900)
    const others = Array.from({ length: 20 }, (_, index) => aRouteTo([`o${index}`], { index, driverId: 'd1' }))
    await openStops(aPlanOf(others), details)
    const warning = page.getByText(/at the same time$/)
    await expect.element(warning).toBeVisible()
    const { left, right } = warning.element().getBoundingClientRect()
    const panel = page.getByRole('main').element().getBoundingClientRect()
    expect([
      left >= panel.left,
      right <= panel.right,
      warning.element().scrollWidth <= Math.ceil(right - left),
    ]).toEqual([true, true, true])
    await page.viewport(1440, 900)
  })
})
