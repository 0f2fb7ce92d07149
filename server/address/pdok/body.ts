/** What a hundred addresses take is far below it. */
const MOST_BYTES = 1024 * 1024

/** The text of an answer; nothing where it is longer than it may be, and then the rest is not read. */
export const textOf = async (response: Response): Promise<string | undefined> => {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
