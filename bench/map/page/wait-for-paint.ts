/** Resolves once the page is painted: after the next frame, and after the tasks which that frame left. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resume) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resume(), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  })
