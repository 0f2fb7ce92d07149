import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { openOptimise, status, zuid } from './open-optimise'

describe('buttons of the optimise screen', () => {
  it('all carriers are chosen or left out at once, and a list with some of them left out shows in full', async () => {
    const eight = Array.from({ length: 8 }, (_, index) => ({ id: index + 1, displayName: `Vervoer ${index + 1}` }))
    const { start, complete } = await openOptimise(undefined, eight)
    const last = page.getByRole('checkbox', { name: 'Vervoer 8' })
    await expect.element(page.getByRole('button', { name: '2 more carriers' })).toBeVisible()
    await page.getByRole('button', { name: 'Choose no carriers' }).click()
    await expect.element(last).not.toBeChecked()
    await expect.element(status('Choose a carrier')).toBeVisible()
    await last.click()
    await start()
    complete()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.element(last).toBeChecked()
    await page.getByRole('button', { name: 'Choose all carriers' }).click()
    await expect.element(page.getByText('3 stops, 8 carriers, 1 day: at most 8 routes')).toBeVisible()
  })

  it('the buttons of a proposal stay where they are when a route is declined', async () => {
    const { start, complete } = await openOptimise(aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['c'], zuid)], ['d']))
    await start()
    complete()
    const topOf = () =>
      page
        .getByRole('button', { name: /^Accept/ })
        .element()
        .getBoundingClientRect().top
    await expect.element(page.getByRole('button', { name: /^Accept/ })).toBeVisible()
    const before = topOf()
    await page
      .getByRole('checkbox', { name: /^Take / })
      .first()
      .click()
    await expect.element(page.getByRole('button', { name: 'Accept 1 of 2 routes' })).toBeVisible()
    expect(topOf()).toBe(before)
  })
})
