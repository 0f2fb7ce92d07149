import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
})
