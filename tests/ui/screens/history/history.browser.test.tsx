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

const atWork = async (address = '/projects/7/(tab:history)') => {
  const open = await createTestApp({ browserState: signedInState(visser) })
  addStoredProject(open.server, aPlanOf([aRouteTo(['a', 'b', 'c'])]))
  const change = async (id: string, place: number, by = 'm.visser') =>
    right(
      await memoryStopGateway({ ...open.server, username: by }).update(
        '7',
        updateOf(id, { currentCarrier: 7, newSequence: sequenceNumber(place) }),
      )(),
    )
  const at = renderApp(open.app, address)
  const order = () => open.app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id).join('')
  await expect.poll(order).toBe('abc')
  return { ...open, change, order, at }
}

const lines = () => [...document.querySelectorAll('main li')].map((item) => item.textContent)

describe('the undo history', () => {
  it('lists a change as soon as anybody makes it, goes back and comes on again', async () => {
    const { change, order } = await atWork()
    await change('a', 30)
    await expect.poll(lines).toEqual([expect.stringMatching(/place 1 to place 3.*you.*Now/)])
    await change('b', 20)
    await expect.poll(lines).toHaveLength(2)
    await page.getByRole('button', { name: 'Back to here' }).click()
    await expect.poll(order).toBe('bca')
    await expect.poll(lines).toEqual([expect.stringMatching(/Undone.*Redo to here/), expect.stringMatching(/Now/)])
    await page.getByRole('button', { name: 'Redo to here' }).click()
    await expect.poll(order).toBe('cba')
    await expect.element(page.getByRole('button', { name: 'Back to here' })).toBeVisible()
  })

  it('takes back by Ctrl Z and does again by Ctrl Shift Z, and says so', async () => {
    const { change, order } = await atWork()
    await change('a', 30)
    await expect.poll(order).toBe('bca')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(order).toBe('abc')
    await expect.element(page.getByText(/^Undone: /)).toBeVisible()
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    await expect.poll(order).toBe('bca')
  })

  it('asks before it takes back what somebody else did', async () => {
    const { change, order } = await atWork()
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

describe('the keys', () => {
  it('lead from tab to tab, but not out of a field', async () => {
    const { at } = await atWork()
    await userEvent.keyboard('s')
    await expect.poll(at).toBe('/projects/7/(tab:stops)')
    await page.getByRole('searchbox').fill('r')
    await userEvent.keyboard('r')
    expect(at()).toBe('/projects/7/(tab:stops)')
  })

  it('are listed by ?, and stay off once they are switched off', async () => {
    const { at } = await atWork()
    await userEvent.keyboard('?')
    const dialog = page.getByRole('dialog', { name: 'Shortcuts' })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('s')
    await dialog.getByRole('checkbox', { name: 'Single-key shortcuts' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await userEvent.keyboard('s')
    expect(at()).toBe('/projects/7/(tab:history)')
  })
})
