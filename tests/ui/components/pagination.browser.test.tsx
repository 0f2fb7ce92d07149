import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pageOf } from '../../../src/domain/stop'
import { Pagination } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const stops = Array.from({ length: 620 }, (_, index) => index)
const numbers = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent)

describe('the pages of a list (§9)', () => {
  it('are at most 7 links, with where one is', async () => {
    renderComponent(<Pagination label="Pages of stops" page={pageOf(stops, 20)} onPageChange={() => undefined} />)
    expect(numbers()).toEqual(['1', '…', '18', '19', '20', '21', '22', '…', '42'])
    await expect.element(page.getByRole('button', { name: 'Page 20' })).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByText('286–300 of 620')).toBeVisible()
  })

  it('lead to a page, to the one before and to the next', async () => {
    const onPage = vi.fn<(page: number) => void>()
    renderComponent(<Pagination label="Pages of stops" page={pageOf(stops, 20)} onPageChange={onPage} />)
    await page.getByRole('button', { name: 'Page 42' }).click()
    await page.getByRole('button', { name: 'Previous page' }).click()
    await page.getByRole('button', { name: 'Next page' }).click()
    expect(onPage.mock.calls).toEqual([[42], [19], [21]])
  })

  it('show where the focus is', async () => {
    renderComponent(<Pagination label="Pages of stops" page={pageOf(stops, 20)} onPageChange={() => undefined} />)
    for (const name of ['Previous page', 'Page 20', 'Next page']) {
      await userEvent.keyboard('{Tab}')
      while (document.activeElement?.getAttribute('aria-label') !== name) await userEvent.keyboard('{Tab}')
      expect(getComputedStyle(document.activeElement).outlineStyle).toBe('solid')
    }
  })

  it('end at either end', async () => {
    const onPage = vi.fn<(page: number) => void>()
    const draw = renderComponent(<Pagination label="Pages of stops" page={pageOf(stops, 1)} onPageChange={onPage} />)
    const previous = page.getByRole('button', { name: 'Previous page' })
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    previous.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    draw(<Pagination label="Pages of stops" page={pageOf(stops, 42)} onPageChange={onPage} />)
    page
      .getByRole('button', { name: 'Next page' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onPage).not.toHaveBeenCalled()
  })
})
