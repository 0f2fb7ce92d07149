export type HttpResponse = { readonly status: number; readonly text: string }

const HEAD_END = '\r\n\r\n'
const STATUSES_WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304])

/**
 * Reads the bytes of answers that come one after the other, and says when one
 * is complete. Bodies are counted, not kept.
 */
export const createResponseReader = (): ((chunk: Buffer) => HttpResponse | undefined) => {
  let head: Buffer = Buffer.alloc(0)
  let response: HttpResponse | undefined
  let missingBytes = 0
  return (chunk) => {
    if (response === undefined) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const headEnd = head.indexOf(HEAD_END)
      if (headEnd < 0) return undefined
      const text = head.toString('latin1', 0, headEnd)
      const status = Number(text.slice(9, 12))
      response = { status, text: head.toString('utf8', headEnd + HEAD_END.length, headEnd + 300) }
      missingBytes =
        (STATUSES_WITHOUT_BODY.has(status) ? 0 : contentLengthOf(text)) - (head.length - headEnd - HEAD_END.length)
      head = Buffer.alloc(0)
    } else missingBytes -= chunk.length
    if (missingBytes > 0) return undefined
    const complete = response
    response = undefined
    return complete
  }
}

const contentLengthOf = (head: string): number => Number(/^content-length: *(\d+)/im.exec(head)?.[1])
