import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { MetaLine } from '../../../src/ui/components'
import { renderComponent } from './render-component'

describe('MetaLine', () => {
  it('the parts are separated by dots, without empty ones', async () => {
    renderComponent(
      <p data-testid="line">
        <MetaLine parts={['Amersfoort', { text: '', lang: 'nl' }, '', '48 km']} />
      </p>,
    )
    await expect.element(page.getByTestId('line')).toHaveTextContent(/^Amersfoort · 48 km$/)
  })

  it('a part in Dutch has the language nl', async () => {
    renderComponent(<MetaLine parts={[{ text: 'Ma 23-11', lang: 'nl' }, '08:30–14:10']} />)
    await expect.element(page.getByText('Ma 23-11')).toHaveAttribute('lang', 'nl')
    await expect.element(page.getByText('08:30–14:10')).not.toHaveAttribute('lang')
  })

  it.each([90, 130, 170, 230, 400])('at %d px a dot is seen only between two parts of one line', async (width) => {
    renderComponent(
      <p data-testid="line" style={{ width, marginLeft: 40 }}>
        <MetaLine parts={['Groene Hart Koeriers', 'Ma 30-11', '08:00–11:45', '99 km', 'Load 29 of 90']} />
      </p>,
    )
    const line = page.getByTestId('line')
    await expect.element(line).toHaveTextContent('99 km · Load 29 of 90')
    const isDotSeen = (part: Element): boolean => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const dot =
        [...range.getClientRects()].find(({ width: dotWidth }) => dotWidth > 0) ?? part.getBoundingClientRect()
      const seen = document.elementFromPoint(dot.left + dot.width / 2, dot.top + dot.height / 2)
      return seen !== null && part.contains(seen)
    }
    const dots = [...line.element().querySelectorAll('span > span > span')]
    const parts = dots.flatMap((dot) => dot.parentElement ?? [])
    const isAtLineStart = (part: Element) =>
      part.getBoundingClientRect().top > (part.previousElementSibling?.getBoundingClientRect().top ?? NaN)
    expect(dots.map(isDotSeen)).toEqual(parts.map((part) => !isAtLineStart(part)))
    expect(line.element().scrollWidth).toBeLessThanOrEqual(width)
  })
})
