import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { memoryMoveGateway, memoryStopGateway } from '../../../kit/memory'
import '../../../../src/ui/design/index.css'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { sequenceNumber, updateOf } from '../../../kit/delivery/test-data'
import { right } from '../../../kit/either'
import { mapMessage } from '../../../../src/domain/map'
import { openOptimise, status, zuid } from './open-optimise'

describe('optimise screen', () => {
  it('an optimisation starts with the chosen days and carriers, and shows its progress', async () => {
    const { start, job, publish } = await openOptimise()
    await expect.element(page.getByText('3 stops, 2 carriers, 1 day: at most 2 routes')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Zuid' }).click()
    await expect.element(page.getByText('3 stops, 1 carrier, 1 day: at most 1 route')).toBeVisible()
    await start()
    expect(job()?.state).toBe('queued')
    const best = { cost: 1, metres: 90_000, seconds: 6 * 3600, planned: 3, unplanned: 0 }
    publish({ state: 'running', progress: 0.63, best })
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '63')
    await expect.element(status('50% done')).toBeInTheDocument()
    await expect.element(page.getByText('90 km')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Optimise' })).toHaveAttribute('aria-busy', 'true')
  })

  it('Cancel keeps its place when the first plan is found', async () => {
    const { start, publish } = await openOptimise()
    await start()
    const top = () => page.getByRole('button', { name: 'Cancel' }).element().getBoundingClientRect().top
    const before = top()
    const best = { cost: 1, metres: 90_000, seconds: 6 * 3600, planned: 3, unplanned: 0 }
    publish({ state: 'running', progress: 0.1, best })
    await expect.element(page.getByText('Best so far')).toBeVisible()
    expect(top()).toBe(before)
  })

  it('Start is below what scrolls, and in view on a screen of 768 pixels', async () => {
    await page.viewport(1366, 768)
    await openOptimise()
    const start = page.getByRole('button', { name: 'Start' })
    await expect.element(start).toBeVisible()
    expect(page.getByRole('main').element().contains(start.element())).toBe(false)
    const { top, bottom } = start.element().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(page.getByRole('main').element().getBoundingClientRect().bottom)
    expect(bottom).toBeLessThanOrEqual(768)
    await page.viewport(1440, 900)
  })

  it('the aims of a search are chosen in plain words, without a rate of exchange', async () => {
    await openOptimise()
    await expect.element(page.getByRole('group', { name: 'Aim for' })).toBeVisible()
    expect(document.body.textContent).not.toMatch(/Look for|cost one hour/)
  })

  it('the heading gets the focus when the view changes, unless the focus is elsewhere on the page', async () => {
    const { start, complete } = await openOptimise()
    await start()
    await expect.element(page.getByRole('heading', { name: 'Optimise', level: 1 })).toHaveFocus()
    const account = page.getByRole('link', { name: 'Account' })
    account.element().focus()
    complete()
    await expect.element(page.getByRole('heading', { name: 'Proposal', level: 1 })).toBeVisible()
    await expect.element(account).toHaveFocus()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.element(page.getByRole('heading', { name: 'Optimise', level: 1 })).toHaveFocus()
  })

  it('a proposal that is shown or left ends the zoom to one route, whose index another one has there', async () => {
    const { app, start, complete } = await openOptimise()
    await start()
    const zoom = () => app.map.updateMapView(mapMessage('zoomToRoute', { routeIndex: 0 }))
    zoom()
    complete()
    await expect.element(page.getByRole('heading', { name: 'Proposal', level: 1 })).toBeVisible()
    await expect.poll(() => app.map.store.mode.kind).toBe('all routes')
    zoom()
    await page.getByRole('link', { name: 'Routes', exact: true }).click()
    await expect.poll(() => app.map.store.mode.kind).toBe('all routes')
  })

  it('the note that the times of the plan are estimated is hidden while a proposal is shown', async () => {
    const estimated = {
      source: 'estimate',
      legs: { osrm: 0, file: 0, main: 0, estimate: 3 },
      dataDate: undefined,
      stopsOffRoads: undefined,
    } as const
    const { start, complete } = await openOptimise(aPlanOf([aRouteTo(['a', 'b'], { figureSource: estimated })], ['c']))
    const note = page.getByText('Estimated times, no roads')
    await expect.element(note).toBeVisible()
    await start()
    complete()
    await expect.element(page.getByRole('heading', { name: 'Proposal', level: 1 })).toBeVisible()
    expect(note.elements()).toHaveLength(0)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.element(note).toBeVisible()
  })

  it('a job goes on while another tab is open, and changes nothing before its proposal is accepted', async () => {
    const { start, complete, planned, currentPath } = await openOptimise()
    await start()
    await page.getByRole('link', { name: 'Routes' }).click()
    complete()
    await page.getByRole('link', { name: 'Optimise' }).click()
    await expect.element(page.getByRole('heading', { name: 'Proposal' })).toBeVisible()
    await expect.element(page.getByText('Proposal · not saved yet')).toBeVisible()
    expect(planned()).toEqual(['a', 'b'])
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(currentPath).toBe('/projects/7/(tab:routes)')
    expect(planned()).toEqual(['a', 'b', 'c'])
    const toastArea = page.getByRole('region', { name: 'Map', exact: true })
    await expect.element(toastArea.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  })

  it('a discarded proposal changes nothing, and the options stay', async () => {
    const { start, complete, planned } = await openOptimise()
    await page.getByRole('radio', { name: 'Fewest routes' }).click({ force: true })
    await start()
    complete()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.element(page.getByRole('radio', { name: 'Fewest routes' })).toBeChecked()
    expect(planned()).toEqual(['a', 'b'])
  })

  it('no stop may be late by default, and the form says what a minute late costs once that is allowed', async () => {
    await openOptimise()
    const late = page.getByRole('group', { name: 'Late for a time slot' })
    await expect.element(late.getByRole('radio', { name: 'Never' })).toBeChecked()
    await expect.element(page.getByText(/^A minute late counts as/)).not.toBeInTheDocument()
    await late.getByRole('radio', { name: 'Sometimes' }).click({ force: true })
    await expect.element(status('A minute late counts as 2 minutes on the road.')).toBeVisible()
    await late.getByRole('radio', { name: 'Never' }).click({ force: true })
    await expect.element(page.getByText(/^A minute late counts as/)).not.toBeInTheDocument()
  })

  it('an outdated proposal cannot be accepted, and the screen offers to optimise again', async () => {
    const { start, complete, server, planned, job } = await openOptimise()
    await start()
    complete()
    await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible()
    right(
      await memoryStopGateway({ ...server, username: 's.dewit' }).update(
        '7',
        updateOf('a', { currentCarrier: 7, newSequence: sequenceNumber(20) }),
      )(),
    )
    await expect.element(page.getByText(/changed meanwhile/)).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: 'Take Noord, Ma 23-11' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
    expect(planned()).toEqual(['b', 'a'])
    const firstId = job()?.id
    await page.getByRole('button', { name: 'Optimise again' }).click()
    await expect.element(page.getByRole('progressbar')).toBeVisible()
    expect(job()?.id).not.toBe(firstId)
  })

  it('a route that a colleague touched says so and is not taken, and the others can be accepted', async () => {
    const { start, publish, planned, server } = await openOptimise(
      aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['d', 'e'], zuid)], ['c']),
    )
    await start()
    const proposed = aPlanOf([aRouteTo(['b', 'a', 'c']), aRouteTo(['e', 'd'], zuid)])
    publish({
      state: 'done',
      progress: 1,
      result: {
        baseVersion: server.projects.get('7')?.version,
        document: { routes: proposed.routes, unknownFields: {} },
        stops: proposed.stops,
        unplanned: [],
        sharedRepairs: undefined,
      },
    })
    await expect.element(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
    const colleague = memoryMoveGateway({ ...server, username: 'Piet' })
    const unplanD = { stop: 'd', to: { kind: 'unplanned' }, position: { kind: 'cheapest' }, from: undefined } as const
    right(await colleague.move('7', { seenVersion: undefined, moves: [unplanD] })())
    const table = page.getByRole('table', { name: /^Proposal/ })
    await expect.element(table).toHaveTextContent(/Piet changed this route at \d\d:\d\d/)
    const taken = page.getByRole('checkbox', { name: /^Take Zuid/ })
    await expect.element(taken).not.toBeChecked()
    await expect.element(taken).toBeDisabled()
    await page.getByRole('button', { name: 'Accept 1 of 2 routes' }).click()
    await expect.poll(planned).toEqual(['b', 'a', 'c', 'e'])
  })

  it('a ticked repair is carried out with the acceptance', async () => {
    const { start, publish, planned, server } = await openOptimise()
    await start()
    const plan = aPlanOf([aRouteTo(['b', 'a'])], ['c'])
    const moves = [
      { stop: 'c', to: { kind: 'route', index: 0 }, position: { kind: 'first' }, from: 'unplanned' } as const,
    ]
    const repairs = [
      { description: 'One more van', extraMetres: 1_000, extraSeconds: 60, needs: ['vehicle'] } as const,
      { description: 'Noord on Ma 23-11: home 20 minutes later', extraMetres: 2_000, extraSeconds: 1_200, moves },
    ]
    publish({
      state: 'done',
      progress: 1,
      result: {
        baseVersion: server.projects.get('7')?.version,
        document: { routes: plan.routes, unknownFields: {} },
        stops: plan.stops,
        unplanned: [{ stop: 'c', reasons: [], repairs }],
        sharedRepairs: undefined,
      },
    })
    await expect.element(page.getByRole('link', { name: 'Add a driver' })).toBeVisible()
    const note = page.getByText(
      'The figures above count the ticked repair; the routes and unplanned stops below do not.',
    )
    await expect.element(note).not.toBeInTheDocument()
    await page.getByRole('checkbox', { name: /home 20 minutes later/ }).click()
    await expect.element(note).toBeVisible()
    await page.getByRole('button', { name: 'Accept with 1 repair' }).click()
    await expect.poll(planned).toEqual(['c', 'b', 'a'])
  })

  it('a job can be cancelled, and a failed job shows its message', async () => {
    const { start, job, publish } = await openOptimise()
    await start()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible()
    expect(job()?.state).toBe('cancelled')
    await start()
    publish({ state: 'failed', message: 'The solver stopped.' })
    await expect.element(page.getByRole('alert').filter({ hasText: 'The solver stopped.' })).toBeVisible()
  })

  it('a declined route stays as it is, and can be accepted again', async () => {
    const { start, complete, planned, app } = await openOptimise()
    await start()
    complete()
    await page.getByRole('checkbox', { name: 'Take Noord, Ma 23-11' }).click()
    await expect.element(page.getByRole('button', { name: 'Accept 0 of 1 routes' })).toBeVisible()
    await expect.element(page.getByText(/Stays as it is now/)).toBeVisible()
    expect(app.optimise.store.proposal?.routes).toEqual(app.plan.store.plan?.routes)
    await page.getByRole('checkbox', { name: 'Take Noord, Ma 23-11' }).click()
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect.poll(planned).toEqual(['a', 'b', 'c'])
  })
})
