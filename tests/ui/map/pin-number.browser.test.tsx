import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { openStops } from '../screens/stops/forty-stops'

it('the number of a pin stands in its middle, in bold', async () => {
  await page.viewport(1440, 900)
  await openStops(aPlanOf([aRouteTo(['a'])]))
  await expect.poll(() => document.querySelector('.rr-stop-pin')).not.toBeNull()
  const { textAlign, fontWeight } = getComputedStyle(document.querySelector('.rr-stop-pin') ?? document.body)
  expect([textAlign, fontWeight]).toEqual(['center', '600'])
})
