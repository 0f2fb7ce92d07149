import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { setLocks } from '../../../src/domain/lock'
import { right } from '../../kit/either'
import { renderedWith } from '../../kit/rendered-with'
import { dialog, openDialog, options, plan, ROUTES } from './open-move-dialog'

const card = () => document.querySelector('.rr-move__card')?.getBoundingClientRect()

describe('the window of the dialog that moves stops', () => {
  it('an arrow key renders the option that it leaves and the one that it comes to again, and no other', async () => {
    await page.viewport(1440, 900)
    await openDialog('Customer s1')
    await expect.poll(() => options().elements().length).toBeGreaterThanOrEqual(ROUTES)
    await expect.element(dialog().getByText('Best other', { exact: true })).toBeInTheDocument()
    const rows = options().elements()
    const parts = rows.flatMap((row) => [row, ...row.querySelectorAll('*')])
    for (const [left, reached] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const rendered = parts.map(renderedWith)
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(options().nth(reached)).toHaveAttribute('aria-selected', 'true')
      const again = parts.filter((element, index) => renderedWith(element) !== rendered[index])
      expect(new Set(again.map((element) => rows.findIndex((row) => row.contains(element))))).toEqual(
        new Set([left, reached]),
      )
    }
  })

  it.each([
    [1440, 900, 800, 600],
    [390, 844, 844, 390],
  ])('the dialog stays in a window of %i by %i px that becomes one of %i by %i px', async (...sizes) => {
    const [width, height, newWidth, newHeight] = sizes
    await page.viewport(width, height)
    await openDialog('Customer s1')
    await expect.element(options().getByText('Streek 2', { exact: true })).toBeVisible()
    await page.viewport(newWidth, newHeight)
    await expect.poll(() => Math.round(card()?.right ?? Infinity)).toBeLessThanOrEqual(newWidth)
    await expect.poll(() => Math.round(card()?.top ?? -Infinity)).toBeGreaterThanOrEqual(0)
    expect(card()?.bottom).toBeLessThanOrEqual(newHeight)
    expect(card()?.left).toBeGreaterThanOrEqual(0)
  })

  it('Back closes the dialog', async () => {
    await page.viewport(1440, 900)
    const { app } = await openDialog('Customer s1')
    dispatchEvent(new PopStateEvent('popstate'))
    await expect.poll(() => app.move.dialog.value).toBeUndefined()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it.each([1440, 390])('at %i px the name of a locked route has most of the width', async (width) => {
    await page.viewport(width, 844)
    const lock = { by: 'annemarie', at: '2026-11-22T10:15:00+01:00' }
    await openDialog('Customer s0', undefined, right(setLocks(plan, { stops: [], routes: [1] }, lock)))
    const locked = options().filter({ hasText: 'Locked by annemarie' })
    await expect.element(locked).toBeInTheDocument()
    const name = locked.element().querySelector('b')?.parentElement
    expect(name?.offsetWidth).toBeGreaterThan(150)
  })
})
