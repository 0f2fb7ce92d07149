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
})
