/** Until what was done is on the screen: after the frame that is next, and what that frame left to be done. */
export const painted = (): Promise<void> =>
  new Promise((resume) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resume(), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  })
