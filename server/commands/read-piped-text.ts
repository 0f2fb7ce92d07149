/** More than any password has; reading stops here, so that an endless file does no harm. */
const MAX_LENGTH = 10_000

/** The whole input, without the line break at its end. */
export const readPipedText = async (input: NodeJS.ReadableStream): Promise<string> => {
  input.setEncoding('utf8')
  let text = ''
  for await (const chunk of input) {
    text += String(chunk)
    if (text.length > MAX_LENGTH) break
  }
  return text.replace(/\r?\n$/, '')
}
