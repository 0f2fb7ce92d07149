import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pageOf } from '../../../src/domain/stop'
import { Pagination } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const stops = Array.from({ length: 620 }, (_, index) => index)
const pageTexts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)

describe('Pagination (§9)', () => {
  it('the pagination has at most 7 page buttons and marks the current page', async () => {
    renderComponent(<Pagination label="Pages of stops" page={pageOf(stops, 20, 15)} onPageChange={() => undefined} />)
    expect(pageTexts()).toEqual(['1', '…', '18', '19', '20', '21', '22', '…', '42'])
    await expect.element(page.getByRole('button', { name: 'Page 20' })).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByText('286–300 of 620')).toBeVisible()
  })

  it('the buttons report the chosen, the previous and the next page', async () => {
    const onPageChange = vi.fn<(page: number) => void>()
    renderComponent(<Pagination label="Pages of stops" page={pageOf(stops, 20, 15)} onPageChange={onPageChange} />)
    await page.getByRole('button', { name: 'Page 42' }).click()
    await page.getByRole('button', { name: 'Previous page' }).click()
    await page.getByRole('button', { name: 'Next page' }).click()
    expect(onPageChange.mock.calls).toEqual([[42], [19], [21]])
  })

  it('a focused button has an outline', async () => {
    renderComponent(<Pagination label="Pages of stops" page={pageOf(stops, 20, 15)} onPageChange={() => undefined} />)
    for (const name of ['Previous page', 'Page 20', 'Next page']) {
      await userEvent.keyboard('{Tab}')
      while (document.activeElement?.getAttribute('aria-label') !== name) await userEvent.keyboard('{Tab}')
      expect(getComputedStyle(document.activeElement).outlineStyle).toBe('solid')
    }
  })

  it('Previous is disabled on the first page and Next on the last', async () => {
    const onPageChange = vi.fn<(page: number) => void>()
    const rerender = renderComponent(
      <Pagination label="Pages of stops" page={pageOf(stops, 1, 15)} onPageChange={onPageChange} />,
    )
    const previous = page.getByRole('button', { name: 'Previous page' })
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    previous.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    rerender(<Pagination label="Pages of stops" page={pageOf(stops, 42, 15)} onPageChange={onPageChange} />)
    page
      .getByRole('button', { name: 'Next page' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onPageChange).not.toHaveBeenCalled()
  })
})
