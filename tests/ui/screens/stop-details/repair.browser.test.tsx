import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { addStoredProject } from '../../../kit/add-stored-project'
import { planOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { memoryServer } from '../../../kit/memory'
import { renderApp } from '../../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'

it('a repair that needs something first leads to what has to be changed', async () => {
  const server = memoryServer()
  const unknownFields = {
    unplannedReason: 'Too late for its time slot',
    unplannedRepairs: ['with one more van', 'out 20 minutes earlier', 'the stop no longer kept for its place'],
    unplannedNeeds: [{ needs: ['vehicle'] }, { needs: ['hours'], driver_id: 'd1' }, { needs: ['lock'] }],
  }
  addStoredProject(
    server,
    planOf(
      [aRouteTo(['a'])],
      [
        { ...plainFacts, id: 'a' },
        { ...plainFacts, id: 'c', unknownFields },
      ],
    ),
  )
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  renderApp(app, '/projects/7/(tab:stops/c)')
  await expect
    .element(page.getByRole('link', { name: 'Add a driver' }))
    .toHaveAttribute('href', '/projects/7/(tab:drivers/new)')
  await expect
    .element(page.getByRole('link', { name: 'Change the hours of the driver' }))
    .toHaveAttribute('href', '/projects/7/(tab:drivers/d1)')
  await expect.element(page.getByRole('link', { name: /unlock/ })).not.toBeInTheDocument()
})

it.each(['stops', 'routes'])('in the list of the tab %s one click plans an unplanned stop', async (tab) => {
  const server = memoryServer()
  const unknownFields = {
    unplannedReason: 'Too late for its time slot',
    unplannedRepairs: ['after Bakkerij Jansen, 5 minutes late'],
    unplannedMoves: [[{ stop: 'c', to: { route: 0 }, after: 'a' }]],
  }
  const stops = [...['a', 'b'].map((id) => ({ ...plainFacts, id })), { ...plainFacts, id: 'c', unknownFields }]
  addStoredProject(server, planOf([aRouteTo(['a', 'b'])], stops))
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  renderApp(app, `/projects/7/(tab:${tab})`)
  if (tab === 'routes')
    await page.getByRole('list', { name: 'Routes' }).getByRole('button', { name: 'Unplanned' }).click()
  await page.getByRole('button', { name: 'Plan here: after Bakkerij Jansen, 5 minutes late' }).click()
  await expect.poll(() => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  await expect.element(page.getByRole('button', { name: /^Plan here/ })).not.toBeInTheDocument()
})

it('one click carries out a repair that moves can carry out, and the toast takes it back', async () => {
  const server = memoryServer()
  const unknownFields = {
    unplannedReason: 'Too late for its time slot',
    unplannedRepairs: ['with one more van', 'after Bakkerij Jansen, 5 minutes late'],
    unplannedMoves: [null, [{ stop: 'c', to: { route: 0 }, after: 'a' }]],
  }
  const stops = [...['a', 'b'].map((id) => ({ ...plainFacts, id })), { ...plainFacts, id: 'c', unknownFields }]
  addStoredProject(server, planOf([aRouteTo(['a', 'b'])], stops))
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  renderApp(app, '/projects/7/(tab:stops/c)')
  const visits = () => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)
  const button = page.getByRole('button', { name: 'Plan here' })
  await expect.poll(() => button.elements().length).toBe(1)
  await button.click()
  await expect.poll(visits).toEqual(['a', 'c', 'b'])
  await expect.element(page.getByText('Why it is not planned')).not.toBeInTheDocument()
  app.history.undoToast()
  await expect.poll(visits).toEqual(['a', 'b'])
  await expect.element(button).toBeVisible()
})
