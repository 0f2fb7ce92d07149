import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'

/** Waits for two frames and the end of all animations: a colour in transition belongs to neither theme. */
const waitUntilStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const isMoving = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity
    do {
      await nextFrame()
      await nextFrame()
    } while (document.getAnimations().some(isMoving))
  })

/** Violations of any impact, with the elements concerned. */
export const violationsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  await waitUntilStill(page)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${String(impact)}) ${target.join(' ')}: ${String(failureSummary)}`,
    ),
  )
}
