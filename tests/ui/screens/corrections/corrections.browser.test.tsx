import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import type { FoundAddress, Lookup } from '../../../../src/domain/address'
import { memoryServer } from '../../../kit/memory'
import { renderApp } from '../../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'

const addresses: ReadonlyArray<readonly [Lookup, FoundAddress]> = [
  [
    { zip: '3811WS', houseNumber: '12', houseNumberSuffix: '' },
    {
      street: 'Kade',
      houseNumber: '12',
      city: 'Amersfoort',
      coordinates: { lat: 52.1, lng: 5.3 },
      correction: { by: 'p.smit', at: '2026-11-20T08:00:00.000Z' },
    },
  ],
  [
    { zip: '2801YA', houseNumber: '7', houseNumberSuffix: '' },
    {
      street: 'Turfsingel',
      houseNumber: '7',
      city: 'Gouda',
      coordinates: undefined,
      correction: { by: 'rosa', at: '2026-11-21T08:00:00.000Z' },
    },
  ],
]

const openCorrections = async (path = '/corrections') => {
  const server = { ...memoryServer(), addresses }
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  renderApp(app, path)
}

const texts = () =>
  page
    .getByRole('list', { name: 'Remembered addresses' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('p')?.textContent)

const kade = '3811 WS 12, Kade, Amersfoorthas its place at 52.10000, 5.30000 · p.smit · 20 Nov 2026, 09:00'
const turfsingel = '2801 YA 7, Turfsingel, Goudarosa · 21 Nov 2026, 09:00'

describe('the remembered addresses', () => {
  it('an address says what is meant, by whom and since when, and a search finds it by its words', async () => {
    await openCorrections()
    await expect.poll(texts).toEqual([kade, turfsingel])
    await page.getByRole('searchbox', { name: 'Search addresses' }).fill('Gouda')
    await expect.poll(texts).toEqual([turfsingel])
    await page.getByRole('searchbox', { name: 'Search addresses' }).fill('Zwolle')
    await expect.element(page.getByText('No remembered address has these words')).toBeVisible()
  })

  it('an address is forgotten with a key, and the undo of that remembers it again', async () => {
    await openCorrections()
    await expect.element(page.getByRole('button', { name: 'Forget 3811 WS 12' })).toBeVisible()
    page.getByRole('button', { name: 'Forget 3811 WS 12' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(texts).toEqual([turfsingel])
    await expect.element(page.getByRole('list', { name: 'Remembered addresses' })).toHaveFocus()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('3811 WS 12 is remembered again')).toBeVisible()
    await expect.poll(texts).toEqual([kade, turfsingel])
  })

  it('the settings lead to the remembered addresses', async () => {
    await openCorrections('/settings')
    await page.getByRole('link', { name: 'Remembered addresses' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Remembered addresses' })).toBeVisible()
  })
})
