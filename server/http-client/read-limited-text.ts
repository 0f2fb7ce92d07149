/** The text of an answer; undefined where it is too long, and then the rest is not read. */
export const readLimitedText = async (response: Response, maxBytes: number): Promise<string | undefined> => {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
