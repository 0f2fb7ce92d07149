import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { right } from '../../../kit/either'
import { memoryStopGateway } from '../../../kit/memory'
import { button, edit, field, openForm } from './open-edit-form'

describe('the form of a stop that a colleague changes', () => {
  const dialog = page.getByRole('alertdialog', { name: 'Two versions of Klant b' })

  const chosen = (row: string, column: 0 | 1) =>
    dialog
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('radio')
      .nth(column)

  it('a field that nobody typed takes the value of a colleague at once, and both edits stay', async () => {
    const { factsOf, colleagueSets } = await openForm()
    await field('Notes').fill('Voordeur')
    await colleagueSets('duration', 5, 20)
    await expect.element(field('Duration (min)')).toHaveValue('20')
    await expect.element(page.getByText('Piet edited this stop: duration')).toBeVisible()
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

  it('a field that is typed back to what it was takes the value of a colleague once it is left', async () => {
    const { colleagueSets } = await openForm()
    await field('Duration (min)').fill('12')
    await colleagueSets('duration', 5, 20)
    await expect.element(page.getByText('you typed 12, now 20')).toBeVisible()
    await field('Duration (min)').fill('5')
    await expect.element(field('Duration (min)')).toHaveValue('5')
    await userEvent.tab()
    await expect.element(field('Duration (min)')).toHaveValue('20')
  })

  const saves = [
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['a click', () => button('Save').click()],
  ] as const

  it.each(saves)(
    'Save by %s shows the value of a colleague before it saves a field that is typed back',
    async (_by, save) => {
      const { factsOf, colleagueSets } = await openForm()
      await field('Duration (min)').fill('12')
      await colleagueSets('duration', 5, 20)
      await expect.element(page.getByText('you typed 12, now 20')).toBeVisible()
      await field('Duration (min)').fill('5')
      await save()
      await expect.element(field('Duration (min)')).toHaveValue('20')
      await field('Duration (min)').fill('5')
      await save()
      await expect.element(edit).toBeVisible()
      expect(factsOf('b')?.duration).toBe(5)
    },
  )

  it('Save also shows the notes of a colleague before it saves notes that are typed back', async () => {
    const { colleagueSets } = await openForm()
    await field('Notes').fill('Voordeur')
    await colleagueSets('notes', 'Achterom', 'Bel aan')
    await expect.element(page.getByText('you typed Voordeur, now Bel aan')).toBeVisible()
    await field('Notes').fill('Achterom')
    await button('Save').click()
    await expect.element(field('Notes')).toHaveValue('Bel aan')
  })

  it.each(saves)('the first Save by %s is enough where a colleague typed the same', async (_by, save) => {
    const { server, factsOf, colleagueSets } = await openForm()
    await field('Notes').fill('Voordeur')
    await field('Duration (min)').fill('12')
    await colleagueSets('duration', 5, 20)
    await expect.element(page.getByText('you typed 12, now 20')).toBeVisible()
    await field('Duration (min)').fill('20')
    await save()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')).toMatchObject({ duration: 20, notes: 'Voordeur' })
    expect(server.projects.get('7')?.version).toBe(3)
  })

  it('a field that is being typed follows no colleague, though its text was once that of the colleague', async () => {
    const { factsOf, colleagueSets } = await openForm()
    await field('Duration (min)').fill('10')
    await colleagueSets('duration', 5, 10)
    await expect.element(page.getByText('Piet edited this stop: duration')).toBeVisible()
    await colleagueSets('duration', 10, 20)
    await expect.element(page.getByText('you typed 10, now 20')).toBeVisible()
    await userEvent.keyboard('{End}0')
    await expect.element(field('Duration (min)')).toHaveValue('100')
    expect(factsOf('b')?.duration).toBe(20)
  })

  it('what is typed over the value of a colleague is saved without a question', async () => {
    const { factsOf, colleagueSets } = await openForm()
    await colleagueSets('duration', 5, 20)
    await expect.element(field('Duration (min)')).toHaveValue('20')
    await field('Duration (min)').fill('5')
    await button('Save').click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')?.duration).toBe(5)
  })

  it('an address and a pin that a colleague changes while they are changed here say what they are now', async () => {
    const { app, factsOf, colleagueSets } = await openForm()
    const { lat = 0 } = factsOf('b')?.coordinates ?? {}
    app.map.store.movablePin?.onPut({ lat: 52.2, lng: 5.2 })
    await colleagueSets('lat', lat, lat + 0.001)
    await expect.element(page.getByText('you moved the pin, now 111 m from where it was')).toBeVisible()
    await field('House number').fill('14')
    await userEvent.tab()
    await colleagueSets('addressSummary', factsOf('b')?.addressSummary, 'Markt 1, 3511 AB Utrecht')
    await expect
      .element(page.getByText('you typed Oude Gracht 14, 3511 AB Utrecht, now Markt 1, 3511 AB Utrecht'))
      .toBeVisible()
  })

  it('the form of a stop that a colleague deletes stays with all that was typed, and the stop can be brought back', async () => {
    const { colleague, factsOf } = await openForm()
    await field('Notes').fill('Voordeur')
    right(await memoryStopGateway(colleague).delete('7', 'b')())
    const main = page.getByRole('main')
    await expect.element(main.getByText('Piet deleted this stop')).toBeVisible()
    await expect.element(field('Notes')).toHaveValue('Voordeur')
    await expect.element(button('Save')).toBeDisabled()
    expect(button('Delete').elements()).toHaveLength(0)
    await main.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
    await expect.element(button('Save')).toBeEnabled()
    await expect.element(field('Notes')).toHaveValue('Voordeur')
    await button('Save').click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')?.notes).toBe('Voordeur')
  })

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

  it('the totals compare with what the lines say that it was', async () => {
    const { colleagueSets } = await openForm()
    await colleagueSets('duration', 5, 20)
    await expect.element(field('Duration (min)')).toHaveValue('20')
    await field('Duration (min)').fill('22')
    await colleagueSets('duration', 20, 30)
    await button('Save').click()
    await expect.element(dialog.getByRole('rowheader', { name: /^Duration/ })).toHaveTextContent('Duration20 min')
    const totals = dialog.getByRole('row', { name: /^The day’s totals/ }).getByRole('cell')
    await expect.element(totals.nth(0)).toHaveTextContent('0 km · +2 min · 0 late')
    await expect.element(totals.nth(1)).toHaveTextContent('0 km · +10 min · 0 late')
  })

  it('a choice between two versions that has become invalid is never sent, also not by the next Save', async () => {
    const { factsOf, colleagueSets } = await openForm()
    await field('Timeslot earliest').fill('12:00')
    await field('Notes').fill('Voordeur')
    await colleagueSets('notes', 'Achterom', 'Bel aan')
    await button('Save').click()
    await expect.element(dialog).toBeVisible()
    await colleagueSets('timeSlotLatest', factsOf('b')?.timeSlotLatest, '2026-11-23T10:00:00+01:00')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Save')).toBeDisabled()
    await field('Timeslot earliest').fill('09:00')
    await button('Save').click()
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Take all of mine' }).click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')?.notes).toBe('Voordeur')
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
})
