import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { deferred } from '../../kit/deferred'
import { onBothScreens, twoUsers, unplan } from './two-users'
import { openStop, toast, undoByKey, visitsOf, waitForToast } from './user-browsers'

const { openBoth, seenByBoth, expectError } = twoUsers()

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Move / })
const options = (page: Page) => dialog(page).getByRole('row')
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Their move, or yours?' })

const openDialog = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('v')
  await dialog(page).locator('.rr-best').waitFor()
}

describe('two users and the same stop', () => {
  /** Both see a stop as the second of route 1: demo moves it to the end while piet moves it to the first place. */
  const bothMoveSecond = async () => {
    const { demo, piet } = await openBoth(/^Ritten/)
    const [first = '', second = '', ...others] = await visitsOf(demo, 1)
    await visitsOf(piet, 1)
    const moved = deferred<void>()
    await demo.route('**/moves', async (route) => {
      await moved.promise()
      await route.continue()
    })
    const focus = (page: Page) => page.getByRole('link', { name: second, exact: true }).focus()
    await Promise.all([demo, piet].map(focus))
    await demo.keyboard.press('Alt+End')
    await piet.keyboard.press('Alt+ArrowUp')
    await waitForToast(piet, `${second} from place 20 to place 10 of route 1`)
    expectError(/409/)
    moved.resolve(undefined)
    await question(demo).getByText(`piet moved ${second} to place 10 of route 1 meanwhile.`).waitFor()
    return { demo, theirs: [second, first, ...others], mine: [first, ...others, second] }
  }

  it('of two moves of a stop within its route Theirs leaves that of the colleague', async () => {
    const { demo, theirs } = await bothMoveSecond()
    await question(demo).getByRole('button', { name: 'Theirs' }).click()
    await question(demo).waitFor({ state: 'detached' })
    await expect.poll(() => seenByBoth(1)).toEqual(onBothScreens(theirs))
  })

  it('of two moves of a stop within its route Mine makes the own one, and its undo gives back that of the colleague', async () => {
    const { demo, theirs, mine } = await bothMoveSecond()
    await question(demo).getByRole('button', { name: 'Mine' }).click()
    await waitForToast(demo, `${mine.at(-1)} from place 10 to place ${mine.length}0 of route 1`)
    await expect.poll(() => seenByBoth(1)).toEqual(onBothScreens(mine))
    await undoByKey(demo)
    await expect.poll(() => seenByBoth(1)).toEqual(onBothScreens(theirs))
  })

  it('a choice in a dialog whose stop a colleague has moved meanwhile is made only where the user takes mine', async () => {
    const { demo, piet } = await openBoth(/^Ritten/)
    const [name = '', ...others] = await visitsOf(demo, 1)
    await openDialog(demo, name)
    await visitsOf(piet, 1)
    await unplan(piet, name)
    await waitForToast(demo, `piet: ${name} taken out of route 1`)
    await demo.getByText('Prices after the change by piet').waitFor()
    expectError(/409/)
    await options(demo).first().click()
    await question(demo)
      .getByText(new RegExp(`piet took ${name} off its route`))
      .waitFor()
    await question(demo).getByRole('button', { name: 'Mine' }).click()
    const planned = toast(demo).getByText(new RegExp(`^${name} planned on route \\d+, place \\d+$`))
    const [, route] = /route (\d+)/.exec((await planned.textContent()) ?? '') ?? []
    await expect
      .poll(async () => (await seenByBoth(Number(route))).map((visits) => visits.includes(name)))
      .toEqual(onBothScreens(true))
    const withoutIt = async () => (await seenByBoth(1)).map((visits) => visits.filter((visit) => visit !== name))
    await expect.poll(withoutIt).toEqual(onBothScreens(others))
  })

  it('a dialog whose only stop a colleague deletes closes, and the stop is gone for both', async () => {
    const { demo, piet } = await openBoth(/^Ritten/)
    const [name = '', ...others] = await visitsOf(demo, 3)
    await openDialog(demo, name)
    await visitsOf(piet, 3)
    await openStop(piet, name)
    await piet.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
    await piet.getByRole('button', { name: 'Delete', exact: true }).click()
    await waitForToast(demo, `piet: ${name} deleted`)
    await expect.poll(() => dialog(demo).count()).toBe(0)
    await expect.poll(() => seenByBoth(3)).toEqual(onBothScreens(others))
  })
})
