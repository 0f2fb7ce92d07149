import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import type { FoundAddress, Lookup } from '../../../../src/domain/address'
import type { CallFailure } from '../../../../src/domain/failure'
import { stopList } from '../../../../src/domain/stop'
import type { EditableField } from '../../../../src/domain/stop-edit'
import type { AppFacade } from '../../../../src/ui/app'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { planOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { addStoredProject } from '../../../kit/add-stored-project'
import { deferred } from '../../../kit/deferred'
import { right } from '../../../kit/either'
import { memoryServer, memoryStopGateway } from '../../../kit/memory'
import { renderApp } from '../../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'

const plan = planOf(
  [aRouteTo(['a', 'b'], { index: 0, externalRouteId: 1, name: 'Noord', color: '#123456' })],
  ['a', 'b'].map((id) => ({ ...plainFacts, id, customerName: `Klant ${id}`, duration: 5, notes: 'Achterom' })),
)

/** Beside the stops. */
const addresses: ReadonlyArray<readonly [Lookup, FoundAddress]> = [
  [
    { zip: '3511AB', houseNumber: '14', houseNumberSuffix: '' },
    {
      street: 'Oude Gracht',
      houseNumber: '14',
      city: 'Utrecht',
      coordinates: { lat: 52.091, lng: 5.12 },
      isExact: true,
    },
  ],
]

const edit = page.getByRole('button', { name: 'Edit Klant b' })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name })

const openForm = async (wrap = (app: AppFacade): AppFacade => app) => {
  const server = memoryServer({ addresses })
  addStoredProject(server, plan)
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  const app = wrap(testApp.app)
  const address = renderApp(app, '/projects/7/(tab:stops/b)')
  await edit.click()
  await expect.element(field('Customer name')).toHaveFocus()
  const factsOf = (id: string) => app.plan.store.plan && stopList.get(app.plan.store.plan.stops, id)?.facts
  const colleagueSets = async (name: EditableField, was: unknown, now: unknown) =>
    right(await memoryStopGateway(server).edit('7', 'b', [{ field: name, was, now }])())
  return { app, server, address, factsOf, colleagueSets }
}

describe('the form of a stop', () => {
  it('the form saves the fields that were typed, with a toast that can undo them', async () => {
    const { app, factsOf } = await openForm()
    await field('Duration (min)').fill('12')
    await field('Notes').fill('')
    await button('Save').click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')).toMatchObject({ duration: 12, notes: undefined, customerName: 'Klant b' })
    app.toast.undo()
    await expect.poll(() => factsOf('b')?.duration).toBe(5)
  })

  it('an invalid field says why, and nothing can be saved', async () => {
    await openForm()
    await field('Timeslot earliest').fill('half tien')
    await field('Timeslot latest').click()
    await expect.element(button('Save')).toBeDisabled()
    await expect.element(field('Timeslot earliest')).toHaveAttribute('aria-invalid', 'true')
  })

  it('Cancel changes nothing', async () => {
    const { server } = await openForm()
    await field('Notes').fill('Voordeur')
    await button('Cancel').click()
    await expect.element(edit).toBeVisible()
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('Delete removes the stop and shows the others, and the toast brings it back', async () => {
    const { app, address, factsOf } = await openForm()
    await button('Delete').click()
    await expect.poll(address).toBe('/projects/7/(tab:stops)')
    expect(factsOf('b')).toBeUndefined()
    app.toast.undo()
    await expect.poll(() => factsOf('b')?.customerName).toBe('Klant b')
  })

  it('what a colleague changes in another field shows beside it, and both edits stay', async () => {
    const { factsOf, colleagueSets } = await openForm()
    await field('Notes').fill('Voordeur')
    await colleagueSets('duration', 5, 20)
    await expect.element(page.getByText('Now 20')).toBeVisible()
    await expect.element(field('Notes')).toHaveValue('Voordeur')
    await button('Save').click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')).toMatchObject({ duration: 20, notes: 'Voordeur' })
  })

  it('what was typed stays where a colleague changes the same field, and the field says what it is now', async () => {
    const { colleagueSets } = await openForm()
    await field('Duration (min)').fill('12')
    await colleagueSets('duration', 5, 20)
    await expect.element(page.getByText('you typed 12, now 20')).toBeVisible()
    await expect.element(field('Duration (min)')).toHaveValue('12')
  })

  const dialog = page.getByRole('alertdialog', { name: 'Two versions of Klant b' })
  const chosen = (row: string, column: 0 | 1) =>
    dialog
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('radio')
      .nth(column)

  it('where both changed the same field, the user chooses line by line whose value stays', async () => {
    const { factsOf, colleagueSets } = await openForm()
    await field('Notes').fill('Voordeur')
    await field('Duration (min)').fill('12')
    await colleagueSets('notes', 'Achterom', 'Bel aan')
    await button('Save').click()
    await expect.element(dialog).toBeVisible()
    await expect.element(chosen('Notes', 1)).toBeChecked()
    await expect.element(chosen('Duration', 0)).toBeChecked()
    await expect.element(dialog.getByRole('row', { name: /^Duration/ })).toHaveTextContent('not changed')
    expect(factsOf('b')).toMatchObject({ notes: 'Bel aan', duration: 5 })
    await dialog.getByRole('button', { name: 'Save this choice' }).click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')).toMatchObject({ notes: 'Bel aan', duration: 12 })
  })

  it('the totals of both versions, and of the choice, compare with what it was', async () => {
    const { colleagueSets } = await openForm()
    await field('Duration (min)').fill('12')
    await field('Demand').fill('7')
    await colleagueSets('duration', 5, 20)
    await button('Save').click()
    const totals = dialog.getByRole('row', { name: /^The day’s totals/ }).getByRole('cell')
    await expect.element(totals.nth(0)).toHaveTextContent('0 km · +7 min · 0 late')
    await expect.element(totals.nth(1)).toHaveTextContent('0 km · +15 min · 0 late')
    const choice = dialog.getByRole('status')
    await expect.element(choice).toHaveTextContent(/^This choice: arrival \d\d:\d\d · 0 km · \+15 min · 0 late$/)
    await chosen('Duration', 0).click()
    await expect.element(choice).toHaveTextContent(/^This choice: arrival \d\d:\d\d · 0 km · \+7 min · 0 late$/)
  })

  it('all of mine can be taken, and all of theirs', async () => {
    const { factsOf, colleagueSets } = await openForm()
    await field('Notes').fill('Voordeur')
    await colleagueSets('notes', 'Achterom', 'Bel aan')
    await button('Save').click()
    await dialog.getByRole('button', { name: 'Take all of theirs' }).click()
    await expect.element(field('Notes')).toHaveValue('Bel aan')
    await field('Notes').fill('Voordeur')
    await colleagueSets('notes', 'Bel aan', 'Niet bellen')
    await button('Save').click()
    await dialog.getByRole('button', { name: 'Take all of mine' }).click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')?.notes).toBe('Voordeur')
  })

  it('the heading and all buttons of the two versions are within the dialog on a phone', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(414, 896))
    const { colleagueSets } = await openForm()
    await field('Notes').fill('Voordeur')
    await colleagueSets('notes', 'Achterom', 'Bel aan')
    await button('Save').click()
    await expect.element(dialog).toBeVisible()
    const card = dialog.element().getBoundingClientRect()
    const parts = [...dialog.element().querySelectorAll('h2, button')].map((part) => part.getBoundingClientRect())
    expect(parts).toHaveLength(5)
    expect(parts.filter((part) => part.left < card.left || part.right > card.right)).toEqual([])
  })

  it('Esc goes back to the form, with all that was typed', async () => {
    const { factsOf, colleagueSets } = await openForm()
    await field('Notes').fill('Voordeur')
    await colleagueSets('notes', 'Achterom', 'Bel aan')
    await button('Save').click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(field('Notes')).toHaveValue('Voordeur')
    expect(factsOf('b')?.notes).toBe('Bel aan')
    await button('Save').click()
    await expect.element(dialog).toBeVisible()
  })

  it('what saving would do to the plan shows while the fields are typed', async () => {
    await openForm()
    const line = page.getByRole('status').filter({ hasText: 'After saving' })
    expect(line.elements()).toHaveLength(0)
    await field('Duration (min)').fill('25')
    await expect.element(line).toHaveTextContent(/^After saving: arrival \d\d:\d\d · .+ km · \+\d+ min · 0 late$/)
    await field('Duration (min)').fill('5')
    await expect.poll(() => line.elements().length).toBe(0)
  })

  it('the pin is put elsewhere on the map, goes back, and is saved with its place alone', async () => {
    const { app, factsOf } = await openForm()
    const before = factsOf('b')?.coordinates
    // A marker, which is grey (§9) where its route has none of the fifteen colours.
    expect(app.map.store.movablePin?.colour.name).toBe('grey')
    app.map.store.movablePin?.onPut({ lat: (before?.lat ?? 0) + 0.001, lng: before?.lng ?? 0 })
    await expect.element(page.getByText('Pin moved 111 m from where it was')).toBeVisible()
    await button('Back to where it was').click()
    await expect.element(page.getByText('Pin as it was')).toBeVisible()
    app.map.store.movablePin?.onPut({ lat: 52.2, lng: 5.2 })
    await button('Save').click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')).toMatchObject({ coordinates: { lat: 52.2, lng: 5.2 }, customerName: 'Klant b' })
    expect(app.map.store.movablePin).toBeUndefined()
    app.toast.undo()
    await expect.poll(() => factsOf('b')?.coordinates).toEqual(before)
  })

  it('a late answer of the register for an earlier address does not replace that for the typed one', async () => {
    const late = deferred<E.Either<CallFailure, FoundAddress>>()
    await openForm((app) => ({
      ...app,
      stop: {
        ...app.stop,
        lookUpAddress: (lookup) => (lookup.houseNumber === '12' ? late.promise() : app.stop.lookUpAddress(lookup)),
      },
    }))
    await field('House number').fill('14')
    await userEvent.tab()
    await expect.element(page.getByText('Pin at the address')).toBeVisible()
    await expect.element(field('Address')).toHaveAccessibleDescription('exact')
    late.resolve(E.left({ kind: 'unreachable' }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect.element(page.getByText('Pin at the address')).toBeVisible()
  })

  it('the key E opens the form', async () => {
    await openForm()
    await button('Cancel').click()
    await expect.element(edit).toBeVisible()
    await userEvent.keyboard('e')
    await expect.element(field('Customer name')).toHaveFocus()
    await expect.element(field('Customer name')).toHaveValue('Klant b')
  })
})
