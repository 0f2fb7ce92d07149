/** More than any password has, so that an endless file ends here, too. */
const MOST = 10_000

/** All that comes, without the end of its last line. */
export const pipedText = async (input: NodeJS.ReadableStream): Promise<string> => {
  input.setEncoding('utf8')
  let text = ''
  for await (const chunk of input) {
    text += String(chunk)
    if (text.length > MOST) break
  }
  return text.replace(/\r?\n$/, '')
}
