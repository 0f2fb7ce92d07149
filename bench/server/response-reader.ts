export type Answer = { readonly status: number; readonly text: string }

const HEAD_END = '\r\n\r\n'
const NO_BODY: ReadonlySet<number> = new Set([204, 304])

/**
 * Reads the bytes of answers that come one after the other, and says when one
 * is complete. Bodies are counted, not kept.
 */
export const answerReader = (): ((chunk: Buffer) => Answer | undefined) => {
  let head: Buffer = Buffer.alloc(0)
  let answer: Answer | undefined
  let missing = 0
  return (chunk) => {
    if (answer === undefined) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf(HEAD_END)
      if (end < 0) return undefined
      const text = head.toString('latin1', 0, end)
      const status = Number(text.slice(9, 12))
      answer = { status, text: head.toString('utf8', end + HEAD_END.length, end + 300) }
      missing = (NO_BODY.has(status) ? 0 : bodyOf(text)) - (head.length - end - HEAD_END.length)
      head = Buffer.alloc(0)
    } else missing -= chunk.length
    if (missing > 0) return undefined
    const whole = answer
    answer = undefined
    return whole
  }
}

const bodyOf = (head: string): number => Number(/^content-length: *(\d+)/im.exec(head)?.[1])
