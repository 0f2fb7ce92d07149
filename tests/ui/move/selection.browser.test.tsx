import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { isLocked } from '../../../src/domain/lock'
import { stopList } from '../../../src/domain/stop'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { fortyStops, openStops } from '../screens/stops/forty-stops'

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const allRows = page.getByRole('checkbox', { name: 'Select all rows' })
const bar = page.getByRole('region', { name: 'Selection' })
const linkTo = (name: string) => page.getByRole('link', { name, exact: true })
const selected = (count: number) => bar.getByText(new RegExp(`^${count} stops? selected$`))

describe('the selection of stops', () => {
  beforeEach(() => page.viewport(1440, 900))

  it('boxes select rows, with Shift all rows between', async () => {
    await openStops()
    await box('Klant 2').click()
    await expect.element(selected(1)).toBeVisible()
    await userEvent.keyboard('{Shift>}')
    await box('Klant 5').click()
    await userEvent.keyboard('{/Shift}')
    await expect.element(selected(4)).toBeVisible()
    await allRows.click()
    await expect.element(selected(15)).toBeVisible()
    await allRows.click()
    await expect.element(bar).not.toBeInTheDocument()
  })

  it('a click on a row selects it alone, with Ctrl also', async () => {
    await openStops()
    const row = (name: string) => page.getByRole('row').filter({ has: linkTo(name) })
    await row('Klant 1').getByText('Delivery').click()
    await row('Klant 3').getByText('Delivery').click()
    await expect.element(selected(1)).toBeVisible()
    await userEvent.keyboard('{Control>}')
    await row('Klant 1').getByText('Delivery').click()
    await userEvent.keyboard('{/Control}')
    await expect.element(selected(2)).toBeVisible()
  })

  it('a click with Shift selects the rows between, and none of their text', async () => {
    await openStops()
    const row = (name: string) => page.getByRole('row').filter({ has: linkTo(name) })
    await row('Klant 1').getByText('Delivery').click()
    await userEvent.keyboard('{Shift>}')
    await row('Klant 4').getByText('Delivery').click()
    await userEvent.keyboard('{/Shift}')
    await expect.element(selected(4)).toBeVisible()
    expect(String(getSelection())).toBe('')
  })

  it('Space selects the focused row, Shift with the arrows extends, Ctrl+A takes the page and Esc clears', async () => {
    await openStops()
    await expect.element(linkTo('Klant 2')).toBeVisible()
    linkTo('Klant 2').element().focus()
    await userEvent.keyboard(' ')
    await expect.element(selected(1)).toBeVisible()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect.element(selected(3)).toBeVisible()
    await expect.element(linkTo('Klant 4')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(selected(15)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(bar).not.toBeInTheDocument()
  })

  it('the dialog of a move closes by its button on a phone, which a wide page does not have', async () => {
    await openStops()
    await box('Klant 1').click()
    const open = bar.getByRole('button', { name: 'Move to…' })
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
    await open.click()
    await expect.element(page.getByRole('combobox', { name: 'Route or driver' })).toHaveFocus()
    await expect.element(close).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await page.viewport(390, 844)
    await open.click()
    await expect.element(page.getByRole('combobox', { name: 'Route or driver' })).toHaveFocus()
    await close.click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('the bar locks and unplans the selected stops', async () => {
    const { app } = await openStops()
    await box('Klant 1').click()
    await box('Klant 3').click()
    await expect.element(bar.getByText('route 1')).toBeVisible()
    await bar.getByRole('button', { name: 'Unplan' }).click()
    await expect.poll(() => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['Klant 2'])
    await expect.element(bar.getByText('unplanned')).toBeVisible()
    await bar.getByRole('button', { name: 'Lock' }).click()
    const areLocked = () =>
      ['Klant 1', 'Klant 3'].map((id) => {
        const stop = app.plan.store.plan && stopList.get(app.plan.store.plan.stops, id)
        return stop && isLocked(stop.facts)
      })
    await expect.poll(areLocked).toEqual([true, true])
    await bar.getByRole('button', { name: 'Unlock' }).click()
    await expect.poll(areLocked).toEqual([false, false])
    await bar.getByRole('button', { name: 'Clear' }).click()
    await expect.element(bar).not.toBeInTheDocument()
  })

  it('a bar that goes with the focus in it gives the focus to a stop that was selected', async () => {
    await openStops()
    await box('Klant 3').click()
    await expect.element(selected(1)).toBeVisible()
    bar.getByRole('button', { name: 'Clear' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(bar).not.toBeInTheDocument()
    await expect.element(linkTo('Klant 3')).toHaveFocus()
  })

  it('the hint of a move by keys stands above the bar, and above the toast', async () => {
    const { app } = await openStops()
    await box('Klant 1').click()
    await expect.element(selected(1)).toBeVisible()
    app.move.stepInRoute('Klant 1', 'later')
    const hint = page.getByText('Place 20 of route 1')
    const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top
    const gapAbove = (selector: string) => (topOf(selector) ?? 0) - hint.element().getBoundingClientRect().bottom
    await expect.element(hint).toBeVisible()
    expect(gapAbove('.rr-selection')).toBeGreaterThan(0)
    app.toast.show({ message: 'Klant 9 deleted' })
    await expect.element(page.getByText('Klant 9 deleted')).toBeVisible()
    expect(gapAbove('.rr-toast')).toBeGreaterThan(0)
  })

  it('on the page of a stop, V and Del act on the selection that the bar names', async () => {
    const { app } = await openStops(fortyStops, '/projects/7/(tab:stops/Klant 3)')
    await expect.element(page.getByRole('heading', { name: 'Klant 3' })).toBeVisible()
    app.selection.set(['Klant 1', 'Klant 2'])
    await expect.element(selected(2)).toBeVisible()
    await userEvent.keyboard('v')
    await expect.poll(() => app.move.dialog.value?.stops).toEqual(['Klant 1', 'Klant 2'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => app.move.dialog.value).toBeUndefined()
    await userEvent.keyboard('{Delete}')
    await expect.poll(() => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['Klant 3'])
    await expect.poll(() => app.history.hasUnansweredEdits()).toBe(false)
    await expect.element(selected(2)).toBeVisible()
  })

  it('on the page of a stop without a selection, Del unplans that stop; with nothing chosen it sends nothing', async () => {
    const { app, server } = await openStops(fortyStops, '/projects/7/(tab:stops/Klant 3)')
    await expect.element(page.getByRole('heading', { name: 'Klant 3' })).toBeVisible()
    await userEvent.keyboard('{Delete}')
    await expect.poll(() => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['Klant 1', 'Klant 2'])
    await page.getByRole('link', { name: /^Stops/ }).click()
    await expect.element(allRows).toBeVisible()
    await userEvent.keyboard('{Delete}')
    await expect.poll(() => app.history.hasUnansweredEdits()).toBe(false)
    expect(server.projects.get('7')?.version).toBe(2)
    expect(app.alerts.visible).toEqual([])
  })

  it('a move takes only its own stops out of the selection, and only where it is made', async () => {
    const { app, server } = await openStops()
    await expect.element(allRows).toBeVisible()
    app.selection.set(['Klant 4', 'Klant 5'])
    await expect.element(selected(2)).toBeVisible()
    const unplan = async (stop: string) => {
      linkTo(stop).element().focus()
      await userEvent.keyboard('v')
      await expect.element(page.getByRole('combobox', { name: 'Route or driver' })).toHaveFocus()
      await page.getByRole('row', { name: /^Unplanned/ }).click()
    }
    await unplan('Klant 1')
    await expect.poll(() => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['Klant 2', 'Klant 3'])
    await expect.element(selected(2)).toBeVisible()
    app.selection.set(['Klant 2'])
    server.setFailure({ kind: 'refused', code: 'conflict', message: 'No.' })
    await unplan('Klant 2')
    await expect.element(page.getByText('No.')).toBeVisible()
    await expect.element(selected(1)).toBeVisible()
    server.setFailure(undefined)
    await unplan('Klant 2')
    await expect.element(bar).not.toBeInTheDocument()
  })

  it('a position by keys that still waits is sent when its page is left', async () => {
    const { app } = await openStops()
    await expect.element(allRows).toBeVisible()
    app.move.stepInRoute('Klant 1', 'later')
    await page.getByRole('link', { name: 'Account' }).click()
    const visits = () => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)
    await expect.poll(visits).toEqual(['Klant 2', 'Klant 1', 'Klant 3'])
    app.move.stepInRoute('Klant 1', 'last')
    dispatchEvent(new PageTransitionEvent('pagehide'))
    await expect.poll(visits).toEqual(['Klant 2', 'Klant 3', 'Klant 1'])
  })

  it('E on a focused row opens its stop for editing, and so does Edit in its menu', async () => {
    const { app } = await openStops()
    await expect.element(allRows).toBeVisible()
    const nameField = page.getByRole('textbox', { name: 'Customer name', exact: true })
    linkTo('Klant 2').element().focus()
    await userEvent.keyboard('e')
    await expect.element(nameField).toHaveValue('Klant 2')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('button', { name: 'Edit Klant 2' })).toBeVisible()
    await page.getByRole('link', { name: /^Stops/ }).click()
    await page.getByRole('button', { name: 'Edit Klant 3', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect.element(nameField).toHaveValue('Klant 3')
    expect(app.alerts.visible).toEqual([])
  })

  it('the keys of a stop act on a focused pin', async () => {
    const { app } = await openStops(aPlanOf([aRouteTo(['a'])]), '/projects/7/(tab:routes)')
    const pin = () => document.querySelector<HTMLElement>('[data-pin][data-stop="a"]')
    await expect.poll(pin).not.toBeNull()
    const press = async (key: string) => {
      pin()?.focus()
      await userEvent.keyboard(key)
    }
    const isStopLocked = () => {
      const stop = app.plan.store.plan && stopList.get(app.plan.store.plan.stops, 'a')
      return stop && isLocked(stop.facts)
    }
    await press('l')
    await expect.poll(isStopLocked).toBe(true)
    await press('l')
    await expect.poll(isStopLocked).toBe(false)
    await press('v')
    await expect.poll(() => app.move.dialog.value?.stops).toEqual(['a'])
    await userEvent.keyboard('{Escape}')
    await press('e')
    await expect.element(page.getByRole('textbox', { name: 'Customer name', exact: true })).toBeVisible()
  })

  it('another project begins without a selection', async () => {
    const { app } = await openStops()
    await box('Klant 2').click()
    await expect.element(selected(1)).toBeVisible()
    await app.plan.close()
    await expect.poll(() => app.selection.store.stops.size).toBe(0)
  })
})
