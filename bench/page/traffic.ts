import type { CDPSession } from 'playwright'

/** Bytes of bodies, without headers. */
export type ByteCounts = {
  /** over the network, compressed as they are there */
  readonly received: number
  /** as the page reads them: more if they are compressed, or come from the cache after a 304 */
  readonly decoded: number
}

export type Traffic = {
  /** the bytes since the last call */
  readonly takeBytes: () => ByteCounts
  /** whether a request waits for its answer; the event stream, which stays open, does not count */
  readonly isRequestPending: () => boolean
}

/** Counts what a page receives, including its event stream, but not what worker threads request themselves. */
export const countTraffic = async (session: CDPSession): Promise<Traffic> => {
  /** document ids by request id */
  const pending = new Map<string, string>()
  let documentId = ''
  const streams = new Set<string>()
  let bytes: ByteCounts = { received: 0, decoded: 0 }
  const removePending = ({ requestId }: { readonly requestId: string }): void => void pending.delete(requestId)
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, type }) => {
    if (type === 'Document') documentId = loaderId
    // Only these, since the browser does not report here when the script of a worker has loaded.
    if (type === 'Fetch' || type === 'XHR') pending.set(requestId, loaderId)
  })
  session.on('Network.loadingFinished', removePending)
  session.on('Network.loadingFailed', removePending)
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType !== 'text/event-stream') return
    streams.add(requestId)
    pending.delete(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    // Until a stream ends, the browser reports only what the page reads of it.
    const received = streams.has(requestId) ? dataLength : encodedDataLength
    bytes = { received: bytes.received + received, decoded: bytes.decoded + dataLength }
  })
  await session.send('Network.enable')
  return {
    takeBytes: () => {
      const taken = bytes
      bytes = { received: 0, decoded: 0 }
      return taken
    },
    // The browser does not report the end of requests of a document that was replaced.
    isRequestPending: () => [...pending.values()].some((id) => id === documentId),
  }
}
