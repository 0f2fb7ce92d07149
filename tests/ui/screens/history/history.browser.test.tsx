import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryStopGateway } from '../../../kit/memory'
import '../../../../src/ui/design/index.css'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { sequenceNumber, updateOf } from '../../../kit/delivery/test-data'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { right } from '../../../kit/either'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const openHistory = async (address = '/projects/7/(tab:history)') => {
  const testApp = await createTestApp({ browserState: signedInState(visser) })
  addStoredProject(testApp.server, aPlanOf([aRouteTo(['a', 'b', 'c'])]))
  const change = async (id: string, sequence: number, by = 'm.visser') =>
    right(
      await memoryStopGateway({ ...testApp.server, username: by }).update(
        '7',
        updateOf(id, { currentCarrier: 7, newSequence: sequenceNumber(sequence) }),
      )(),
    )
  const currentPath = renderApp(testApp.app, address)
  const order = () => testApp.app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id).join('')
  await expect.poll(order).toBe('abc')
  return { ...testApp, change, order, currentPath }
}

const rowTexts = () => [...document.querySelectorAll('main li')].map((item) => item.textContent)

describe('the undo history screen', () => {
  it('a new change appears in the list at once, and going back and forward in the list changes the plan', async () => {
    const { change, order } = await openHistory()
    await change('a', 30)
    await expect.poll(rowTexts).toEqual([expect.stringMatching(/place 10 to place 30.*you.*Now/)])
    await change('b', 20)
    await expect.poll(rowTexts).toHaveLength(2)
    await page.getByRole('button', { name: 'Back to here' }).click()
    await expect.poll(order).toBe('bca')
    await expect.poll(rowTexts).toEqual([expect.stringMatching(/Undone.*Redo to here/), expect.stringMatching(/Now/)])
    await page.getByRole('button', { name: 'Redo to here' }).click()
    await expect.poll(order).toBe('cba')
    await expect.element(page.getByRole('button', { name: 'Back to here' })).toBeVisible()
  })

  it('Ctrl+Z undoes a change with a message, and Ctrl+Shift+Z redoes it', async () => {
    const { change, order } = await openHistory()
    await change('a', 30)
    await expect.poll(order).toBe('bca')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(order).toBe('abc')
    await expect.element(page.getByText(/^Undone: /)).toBeVisible()
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    await expect.poll(order).toBe('bca')
  })

  it('undoing a change of another user asks for confirmation first', async () => {
    const { change, order } = await openHistory()
    await change('a', 30, 's.dewit')
    await expect.poll(order).toBe('bca')
    await page.getByRole('button', { name: 'Undo' }).click()
    const question = page.getByRole('alertdialog', { name: 'Undo a change by s.dewit?' })
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    expect(order()).toBe('bca')
    await page.getByRole('button', { name: 'Undo' }).click()
    await question.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(order).toBe('abc')
  })
})

describe('single-key shortcuts', () => {
  it('a letter opens a tab, but not while a field has the focus', async () => {
    const { currentPath } = await openHistory()
    await userEvent.keyboard('s')
    await expect.poll(currentPath).toBe('/projects/7/(tab:stops)')
    await page.getByRole('searchbox').fill('r')
    await userEvent.keyboard('r')
    expect(currentPath()).toBe('/projects/7/(tab:stops)')
  })

  it('the key ? lists the shortcuts, and the checkbox switches them off', async () => {
    const { currentPath } = await openHistory()
    await userEvent.keyboard('?')
    const dialog = page.getByRole('dialog', { name: 'Shortcuts' })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('s')
    await dialog.getByRole('checkbox', { name: 'Single-key shortcuts' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await userEvent.keyboard('s')
    expect(currentPath()).toBe('/projects/7/(tab:history)')
  })
})
