/** Resolves after painting: after the next frame and the tasks that it queued. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resume) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resume(), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  })
