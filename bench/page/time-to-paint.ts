import type { Page } from 'playwright'

const TIMEOUT_MS = 10_000

/**
 * From the next event of a kind until an element is painted that was not there before, in ms. The page waits for the
 * event once this has answered.
 */
export const timeToPaint = async (
  page: Page,
  event: 'pointerup' | 'keydown',
  selector: string,
): Promise<() => Promise<number>> => {
  const handle = await page.evaluateHandle(
    ({ kind, target, timeout }) => ({
      painted: new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`After ${kind}, there is no ${target}.`)), timeout)
        const before = document.querySelector(target)
        let happenedAt = 0
        addEventListener(kind, ({ timeStamp }) => (happenedAt = timeStamp), { once: true, capture: true })
        const checkFrame = (): void => {
          const found = document.querySelector(target)
          if (happenedAt === 0 || found === null || found === before) {
            requestAnimationFrame(checkFrame)
            return
          }
          // This message is handled after the frame is painted.
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => resolve(performance.now() - happenedAt))
          channel.port1.start()
          channel.port2.postMessage(undefined)
        }
        checkFrame()
      }),
    }),
    { kind: event, target: selector, timeout: TIMEOUT_MS },
  )
  return () => handle.evaluate(({ painted }) => painted)
}
