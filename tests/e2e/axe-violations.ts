import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** Waits for two frames and the end of all animations: a colour in transition belongs to neither theme. */
export const waitUntilStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const isMoving = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity
    do {
      await nextFrame()
      await nextFrame()
    } while (document.getAnimations().some(isMoving))
  })

/** All that a colour scheme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Violations of any impact, with the elements concerned. */
export const violationsOn = async (page: Page, rules: 'all' | 'colours' = 'all'): Promise<ReadonlyArray<string>> => {
  await waitUntilStill(page)
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'all' ? {} : { runOnly: { type: 'rule', values: COLOUR_RULES } }),
  }
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${String(impact)}) ${target.join(' ')}: ${String(failureSummary)}`,
    ),
  )
}
