import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { dialog, factsOf, openDialog, options } from './open-move-dialog'

describe('what Enter does at once in the dialog that moves stops', () => {
  beforeEach(() => page.viewport(1440, 900))

  it.each([
    ['nothing is chosen where nobody is free', 7, 'Unplanned'],
    ['Enter opens the carriers without a route', 8, 'All routes'],
  ])('a stop without another route is unplanned only where the user looks for that: %s', async (_, carrierId, then) => {
    const { app } = await openDialog(
      'Customer s0',
      undefined,
      planOf([aRouteTo(['s0'], { carrierId })], [factsOf('s0')]),
    )
    await expect.element(options().getByText('Unplanned', { exact: true })).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog().getByText(then, { exact: true })).toBeInTheDocument()
    await dialog().getByRole('combobox').fill('')
    if (then === 'All routes') await dialog().getByText(then).click()
    await dialog().getByRole('combobox').fill('unpl')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => app.plan.store.plan?.routes[0]?.visits ?? []).toEqual([])
  })

  it('Enter on a locked route moves nothing, and says who locked it', async () => {
    const locked = { unknownFields: { locked: { by: 'Piet', at: '2026-11-23T06:12:00Z' } } }
    const { app } = await openDialog(
      'Customer s0',
      undefined,
      planOf([aRouteTo(['s0']), aRouteTo(['s1'], { index: 1, name: 'Zuid', ...locked })], ['s0', 's1'].map(factsOf)),
    )
    await dialog().getByRole('combobox').fill('Zuid')
    await expect.element(options().getByText('Zuid').first()).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(
        dialog()
          .getByRole('status')
          .getByText(/^Locked by Piet since .*, nothing was moved$/),
      )
      .toBeVisible()
    expect(app.plan.store.plan?.routes.map(({ visits }) => visits.length)).toEqual([1, 1])
    const refusal = dialog().getByText(/nothing was moved/)
    await dialog().getByRole('combobox').fill('Unplanned')
    await expect.element(refusal).not.toBeInTheDocument()
    await dialog().getByRole('combobox').fill('')
    const lockedRow = options().filter({ hasText: 'Zuid' }).getByRole('gridcell').first()
    await expect.element(lockedRow).toBeVisible()
    await expect.element(refusal).not.toBeInTheDocument()
    // A tap, which hovers nothing before.
    lockedRow.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(refusal).toBeVisible()
    await dialog().getByRole('combobox').click()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect.element(refusal).not.toBeInTheDocument()
  })

  it('Enter on Now here closes the dialog, and leaves the stop selected and in focus', async () => {
    const { app, link } = await openDialog(
      'Customer s0',
      undefined,
      planOf(
        [aRouteTo(['s0', 's2'], { name: 'Zuidwest' }), aRouteTo(['s1'], { index: 1 })],
        ['s0', 's1', 's2'].map(factsOf),
      ),
    )
    app.selection.toggle('s0')
    await dialog().getByRole('combobox').fill('Zuidwest')
    await expect.element(options().getByText('Zuidwest').first()).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect([...app.selection.store.stops]).toEqual(['s0'])
    expect(document.activeElement).toBe(link.element())
  })
})
