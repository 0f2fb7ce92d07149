import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LateTag, SlackText } from '../../../src/ui/components'
import { renderComponent } from './render-component'

describe('what is late', () => {
  it('a short lateness of a stop is shown without its unit, and read out as minutes', async () => {
    const slack = { kind: 'late', text: '22 min late', short: '22 late', title: 'Late by 22 minutes' } as const
    renderComponent(<SlackText slack={slack} isShort />)
    await expect.element(page.getByText('22 late')).toHaveAttribute('aria-hidden', 'true')
    await expect.element(page.getByText('22 min late')).toHaveClass('rr-sr')
  })

  it.each([
    [1, false, '1 stop late'],
    [22, false, '22 stops late'],
    [22, true, '22 stops late'],
  ])('a tag of %i late stops, short: %s, is read out as "%s"', async (count, isShort, text) => {
    renderComponent(<LateTag count={count} details={['Bakker, late by 5 minutes']} isShort={isShort} />)
    const tag = page.getByTitle(`${text}\nBakker, late by 5 minutes`)
    await expect.element(tag).toHaveTextContent(new RegExp(`^${text}$`))
  })
})
