import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FoundAddress } from '../../../../src/domain/address'
import type { CallFailure } from '../../../../src/domain/failure'
import { deferred } from '../../../kit/deferred'
import { button, edit, field, openForm } from './open-edit-form'

describe('the form of a stop', () => {
  it('the form saves the fields that were typed, with a toast that can undo them', async () => {
    const { app, factsOf } = await openForm()
    await field('Duration (min)').fill('12')
    await field('Notes').fill('')
    await button('Save').click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')).toMatchObject({ duration: 12, notes: undefined, customerName: 'Klant b' })
    app.history.undoToast()
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
    app.history.undoToast()
    await expect.poll(() => factsOf('b')?.customerName).toBe('Klant b')
  })

  it('a late answer to Delete does not navigate a user who has left the form', async () => {
    const answer = deferred<E.Either<CallFailure, void>>()
    const { address } = await openForm((app) => ({ ...app, stop: { ...app.stop, remove: answer.promise } }))
    await button('Delete').click()
    await page.getByRole('link', { name: 'Routes', exact: true }).click()
    await expect.poll(address).toBe('/projects/7/(tab:routes)')
    answer.resolve(E.right(undefined))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(address()).toBe('/projects/7/(tab:routes)')
  })

  it('the day that is asked for is typed as a date or a weekday, and saved', async () => {
    const { factsOf } = await openForm()
    await field('Day').fill('binnenkort')
    await userEvent.tab()
    await expect.element(field('Day')).toHaveAccessibleDescription(/^Write a date such as 30-11-2026/)
    await field('Day').fill('30 nov')
    await button('Save').click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')?.requestedDay).toBe('2026-11-30')
  })

  it('a day that is past says so once it is left, and can be saved', async () => {
    const { factsOf } = await openForm()
    await field('Day').fill('20-11-2026')
    await userEvent.tab()
    await expect.element(field('Day')).not.toHaveAccessibleDescription(/./)
    await field('Day').fill('1-1-1999')
    await userEvent.tab()
    await expect.element(field('Day')).toHaveAccessibleDescription('This day is past')
    await button('Save').click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')?.requestedDay).toBe('1999-01-01')
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
    app.history.undoToast()
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

  it('while the address service is away, a new address is saved as it is typed, with the pin put by hand or without', async () => {
    const { app, factsOf } = await openForm((whole) => ({
      ...whole,
      stop: { ...whole.stop, lookUpAddress: () => Promise.resolve(E.left({ kind: 'unreachable' })) },
    }))
    await field('House number').fill('14')
    await userEvent.tab()
    await expect.element(button('Save')).toBeDisabled()
    await button('Use 3511 AB 14').click()
    await expect.element(field('Address')).toHaveValue('3511 AB 14')
    await button('Save').click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')).toMatchObject({ houseNumber: '14', addressSummary: '3511 AB 14', coordinates: undefined })
    await edit.click()
    await field('House number').fill('16')
    await userEvent.tab()
    app.map.store.movablePin?.onPut({ lat: 52.2, lng: 5.2 })
    await button('Use 3511 AB 16').click()
    await button('Save').click()
    await expect.element(edit).toBeVisible()
    expect(factsOf('b')).toMatchObject({ houseNumber: '16', coordinates: { lat: 52.2, lng: 5.2 } })
  })

  it('the key E opens the form', async () => {
    await openForm()
    await button('Cancel').click()
    await expect.element(edit).toBeVisible()
    await userEvent.keyboard('e')
    await expect.element(field('Customer name')).toHaveFocus()
    await expect.element(field('Customer name')).toHaveValue('Klant b')
  })

  it('the labels of the time slot have one line each on a phone', async () => {
    await page.viewport(390, 844)
    await openForm()
    const heights = ['Timeslot earliest', 'Timeslot latest', 'Duration (min)', 'Demand'].map(
      (name) => page.getByText(name, { exact: true }).element().getBoundingClientRect().height,
    )
    expect(Math.max(...heights)).toBeLessThan(24)
  })
})
