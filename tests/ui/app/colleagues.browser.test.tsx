import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import type { Route } from '../../../src/domain/route'
import { plainFacts } from '../../kit/arbitraries/stop'
import { addStoredProject } from '../../kit/add-stored-project'
import { planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { memoryMoveGateway, memoryProjectGateway, memoryServer, memoryStopGateway } from '../../kit/memory'
import { renderApp } from '../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../kit/test-app'

const names = { a: 'Slagerij', b: 'Kapsalon', c: 'Bloemist', d: 'Garage' }

/** Two routes, and a colleague of the same organisation. */
const openProject = async (address: string, routeFields: Partial<Route> = {}) => {
  const server = memoryServer({ now: () => '2026-11-24T06:52:00.000Z' })
  const stops = Object.entries(names).map(([id, customerName]) => ({ ...plainFacts, id, customerName }))
  addStoredProject(server, planOf([aRouteTo(['a', 'b', 'c'], routeFields), aRouteTo(['d'], { index: 1 })], stops))
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  const currentAddress = renderApp(testApp.app, address)
  const colleague = { ...server, username: 'Piet' }
  const colleagueMoves = async (ids: ReadonlyArray<string>): Promise<void> => {
    const moves = ids.map((stop) => ({
      stop,
      to: { kind: 'route', index: 1 } as const,
      position: { kind: 'first' } as const,
      from: 0,
    }))
    right(await memoryMoveGateway(colleague).move('7', { seenVersion: undefined, moves })())
  }
  const colleagueComes = () =>
    memoryProjectGateway(colleague).follow(
      '7',
      () => undefined,
      () => undefined,
    )
  return { ...testApp, address: currentAddress, colleague, colleagueMoves, colleagueComes }
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const mark = 'changed by Piet, 07:52'

describe('a colleague in the same project', () => {
  it('the header says in one line that a colleague is there, until the colleague leaves', async () => {
    const { colleagueComes } = await openProject('/projects/7/(tab:routes)')
    await expect.element(page.getByRole('link', { name: 'Stops 4' })).toBeVisible()
    const leave = colleagueComes()
    const sentence = page.getByText('Piet is here too')
    await expect.element(sentence).toHaveRole('status')
    await expect.element(page.getByTitle('Piet, here since 07:02')).toHaveTextContent('P')
    leave()
    await expect.element(sentence).not.toBeInTheDocument()
  })

  it('the rows and the routes that a colleague changed say so, and the toast opens the route', async () => {
    const { colleagueMoves, address } = await openProject('/projects/7/(tab:stops)')
    await expect.element(row('Slagerij')).toBeVisible()
    await colleagueMoves(['a', 'b'])
    await expect.element(row('Slagerij')).toHaveTextContent(mark)
    await expect.element(row('Kapsalon')).toHaveTextContent(mark)
    await expect.element(row('Bloemist')).not.toHaveTextContent('Piet')
    await expect.element(page.getByText('Piet: 2 stops from route 1 to route 2')).toBeVisible()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect.poll(address).toBe('/projects/7/(tab:routes/1)')
    await expect.element(page.getByRole('table', { name: 'Activities of route 2' })).toHaveTextContent(mark)
    await page.getByRole('link', { name: 'Routes', exact: true }).click()
    await expect.element(page.getByRole('list', { name: 'Routes' })).toHaveTextContent(mark)
  })

  it.each([390, 1440])(
    'at %d px a mark and the name of its route have one line each, however long they are',
    async (width) => {
      await page.viewport(width, 844)
      const { colleague, colleagueMoves } = await openProject('/projects/7/(tab:routes)', {
        name: 'Bezorgdienst Utrecht Noordoost en omstreken',
        driverName: 'Marieke van den Berg-Oosterhuis',
      })
      colleague.username = 'annemarie.van.der.heijden-bos'
      const panel = page.getByRole('list', { name: 'Routes' }).getByRole('listitem').first()
      await expect.element(panel).toBeVisible()
      await colleagueMoves(['a'])
      await expect.element(panel).toHaveTextContent('changed by annemarie.van.der.heijden-bos, 07:52')
      const element = (selector: string) => panel.element().querySelector(selector) as HTMLElement
      const [name, tag, box] = [element('.rr-route-panel__name'), element('.is-by'), element('.rr-route-panel')]
      expect(name.offsetHeight).toBeLessThan(30)
      expect(tag.offsetHeight).toBeLessThan(30)
      expect(name.offsetWidth).toBeGreaterThan(100)
      expect(tag.getBoundingClientRect().right).toBeLessThanOrEqual(box.getBoundingClientRect().right)
    },
  )

  it('a stop that a colleague deleted stays in its place until that was seen, and can be brought back', async () => {
    const { colleague, app } = await openProject('/projects/7/(tab:stops)')
    await expect.element(row('Kapsalon')).toBeVisible()
    right(await memoryStopGateway(colleague).delete('7', 'b')())
    await expect.element(row('Kapsalon')).toHaveTextContent('deleted by Piet, 07:52')
    const texts = page
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent)
    const placeOf = (name: string): number => texts.findIndex((text) => text.includes(name))
    expect(placeOf('Kapsalon')).toBe(placeOf('Slagerij') + 1)
    await row('Kapsalon').getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    await expect.element(row('Kapsalon')).not.toHaveTextContent('Piet')
  })

  it('neighbours that a colleague deleted stay in their places, also those at the top of the list', async () => {
    const { colleague } = await openProject('/projects/7/(tab:stops)')
    await expect.element(row('Slagerij')).toBeVisible()
    right(await memoryStopGateway(colleague).delete('7', 'b')())
    await expect.element(row('Kapsalon')).toHaveTextContent('deleted by Piet')
    right(await memoryStopGateway(colleague).delete('7', 'a')())
    await expect.element(row('Slagerij')).toHaveTextContent('deleted by Piet')
    const texts = page.getByRole('row').elements()
    const found = texts
      .slice(1)
      .map(({ textContent }) => Object.values(names).find((name) => textContent.includes(name)))
    expect(found).toEqual(Object.values(names))
  })

  it('a mark goes once it has been in view for eight seconds', async () => {
    const { colleagueMoves } = await openProject('/projects/7/(tab:stops)')
    await expect.element(row('Slagerij')).toBeVisible()
    const startTimer = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => startTimer.mockRestore())
    const endOf = (milliseconds: number) => startTimer.mock.calls.find(([, after]) => after === milliseconds)?.[0]
    await colleagueMoves(['a'])
    await expect.element(row('Slagerij')).toHaveTextContent(mark)
    await expect.poll(() => endOf(8_000)).toBeTypeOf('function')
    await expect.element(row('Slagerij')).toHaveTextContent(mark)
    endOf(8_000)?.()
    await expect.element(row('Slagerij')).not.toHaveTextContent('Piet')
  })

  it('the page of a stop that a colleague moved says so in place of the arrival, and dismissing it brings that back', async () => {
    const { colleagueMoves } = await openProject('/projects/7/(tab:stops/a)')
    await expect.element(page.getByText('Arrival')).toBeVisible()
    await colleagueMoves(['a'])
    await expect.element(page.getByText('Piet moved this stop to route 2, place 10')).toBeVisible()
    await expect.element(page.getByText('Arrival')).not.toBeInTheDocument()
    await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(page.getByText('Arrival')).toBeVisible()
  })

  it('the change of a colleague is undone from the page of the stop after a question', async () => {
    const { colleagueMoves, app } = await openProject('/projects/7/(tab:stops/a)')
    await expect.element(page.getByText('Arrival')).toBeVisible()
    await colleagueMoves(['a'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    await expect.element(page.getByText('Arrival')).toBeVisible()
  })
})

describe('a move of a stop that a colleague has moved meanwhile', () => {
  const question = page.getByRole('alertdialog', { name: 'Their move, or yours?' })
  const openQuestion = async () => {
    const opened = await openProject('/projects/7/(tab:stops)')
    const { app, colleagueMoves } = opened
    await expect.element(row('Slagerij')).toBeVisible()
    page.getByRole('link', { name: 'Slagerij' }).element().focus()
    const theirs = colleagueMoves(['a'])
    void app.move.unplan(['a'])
    await theirs
    await expect.element(question).toBeVisible()
    const visits = (index: number) => app.plan.store.plan?.routes[index]?.visits.map(({ id }) => id)
    expect(visits(1)).toEqual(['a', 'd'])
    return { ...opened, visits }
  }

  it('a question about several stops speaks of all of them', async () => {
    const { app, colleagueMoves } = await openProject('/projects/7/(tab:stops)')
    await expect.element(row('Slagerij')).toBeVisible()
    const theirs = colleagueMoves(['a'])
    void app.move.unplan(['a', 'b'])
    await theirs
    await expect.element(question).toHaveTextContent('Theirs: the stops stay where they are.')
    await expect.element(question).toHaveTextContent('Mine: the stops go where you moved them; you can undo that.')
  })

  it('the question has the focus, and Esc keeps theirs', async () => {
    const { visits } = await openQuestion()
    await expect.element(question.getByRole('button', { name: 'Theirs' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Slagerij' })).toHaveFocus()
    expect(visits(1)).toEqual(['a', 'd'])
  })

  it('Theirs leaves the focus on the next row where the row that had it has gone meanwhile', async () => {
    const { app, colleagueMoves } = await openProject('/projects/7/(tab:routes/0)')
    const link = page.getByRole('link', { name: 'Customer a' })
    await expect.element(link).toBeVisible()
    link.element().focus()
    const theirs = colleagueMoves(['b'])
    void app.move.unplan(['b'])
    await theirs
    await expect.element(question).toBeVisible()
    await colleagueMoves(['a'])
    await expect.element(link).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Customer c' })).toHaveFocus()
  })

  it('Mine makes the move all the same, by keys alone, and takes the stop out of the selection', async () => {
    const { app, visits } = await openQuestion()
    app.selection.set(['a', 'b'])
    await expect
      .element(question)
      .toHaveTextContent('Theirs: the stop stays there. Mine: the stop goes where you moved it; you can undo that.')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(() => visits(1)).toEqual(['d'])
    await expect.element(question).not.toBeInTheDocument()
    await expect.poll(() => [...app.selection.store.stops]).toEqual(['b'])
  })
})
