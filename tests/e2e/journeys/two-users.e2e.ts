import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openTab, toast, undoByToast, visitsOf, waitForToast } from './user-browsers'
import { openEditForm, placeForm, onBothScreens, twoUsers, unplan } from './two-users'

const { openBoth, seenByBoth, expectError } = twoUsers()

describe('two users edit one project at the same time', () => {
  it('edits of different stops both land, and each user sees who is there and what the other did', async () => {
    const { demo, piet } = await openBoth(/^Ritten/)
    await demo.getByText('piet is here too').waitFor({ state: 'attached' })
    await piet.getByText('demo is here too').waitFor({ state: 'attached' })
    const [first = '', ...others] = await visitsOf(demo, 1)
    const [second = '', ...rest] = await visitsOf(piet, 2)
    await unplan(demo, first)
    await waitForToast(piet, `demo: ${first} taken out of route 1`)
    await unplan(piet, second)
    await expect.poll(() => seenByBoth(1)).toEqual(onBothScreens(others))
    await expect.poll(() => seenByBoth(2)).toEqual(onBothScreens(rest))
    await openTab(demo, 'Routes')
    await demo
      .getByRole('list', { name: 'Routes' })
      .getByText(/piet, \d\d:\d\d/)
      .first()
      .waitFor()
  })

  it('two users who change the same field choose whose stays, and nothing is overwritten before', async () => {
    const { demo, piet } = await openBoth(/^Ritten/)
    const [name = ''] = await visitsOf(demo, 1)
    await openEditForm(demo, 1, name)
    await openEditForm(piet, 1, name)
    await demo.getByLabel('Notes').fill('Achterom leveren')
    await piet.getByLabel('Notes').fill('Bel aan bij de buren')
    await piet.getByRole('button', { name: 'Save', exact: true }).click()
    await placeForm(piet).waitFor()
    expectError(/409/)
    await demo.getByRole('button', { name: 'Save', exact: true }).click()
    await demo.getByRole('button', { name: 'Take all of mine' }).waitFor()
    await piet.getByText('Bel aan bij de buren').waitFor()
    await demo.getByRole('button', { name: 'Take all of mine' }).click()
    const notes = (page: Page) => page.getByText('Achterom leveren').count()
    await expect.poll(() => Promise.all([demo, piet].map(notes))).toEqual(onBothScreens(1))
  })

  it('Undo takes back what its toast names, and the later edit of a colleague stays', async () => {
    const { demo, piet } = await openBoth(/^Ritten/)
    const visits = await visitsOf(demo, 3)
    const [theirs = '', ...rest] = await visitsOf(piet, 4)
    await unplan(demo, visits[0] ?? '')
    // The toast stays while the pointer is on it.
    await toast(demo).getByText(`${visits[0]} taken out of route 3`).hover()
    await unplan(piet, theirs)
    await expect.poll(() => seenByBoth(4)).toEqual(onBothScreens(rest))
    await undoByToast(demo)
    await expect.poll(() => seenByBoth(3)).toEqual(onBothScreens(visits))
    await expect.poll(() => seenByBoth(4)).toEqual(onBothScreens(rest))
  })
})
