import { PassThrough } from 'node:stream'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { askPassword } from '../../../server/commands/ask-password'

const testTerminal = (isTTY: boolean) => {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = new PassThrough()
  const readOutput = (): string => String(output.read() ?? '')
  return { input, output, readOutput }
}

describe('askPassword at a terminal', () => {
  const typeKeys = async (...keys: ReadonlyArray<string>) => {
    const { input, output, readOutput } = testTerminal(true)
    const result = askPassword({ input, output })
    for (const key of keys) input.write(key)
    return { answer: await result, output: readOutput() }
  }

  it('the password is asked twice and never displayed', async () => {
    const { answer, output } = await typeKeys('geheim & lang\r', 'geheim & lang\r')
    expect(answer).toEqual(E.right('geheim & lang'))
    expect(output).toBe('Password: \nThe same again: \n')
  })

  it('both lines may arrive in one chunk', async () => {
    expect((await typeKeys('geheim & lang\ngeheim & lang\n')).answer).toEqual(E.right('geheim & lang'))
  })

  it('the typed password can be corrected', async () => {
    expect((await typeKeys('geheim & lamg\b\bng\r', 'geheim & lang\r')).answer).toEqual(E.right('geheim & lang'))
  })

  it('two different passwords are refused', async () => {
    expect((await typeKeys('geheim & lang\r', 'geheim & land\r')).answer).toEqual(E.left('That was not the same.'))
  })

  it('a too short password is not asked a second time', async () => {
    const { answer, output } = await typeKeys('kort\r')
    expect(answer).toEqual(E.left('Password: Shorter than 8 characters.'))
    expect(output).toBe('Password: \n')
  })

  it.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
    ['Enter', '\r'],
  ])('%s cancels the question', async (_, key) => {
    expect((await typeKeys(key)).answer).toEqual(E.left('There was no password.'))
  })

  it('Ctrl+C cancels the second question', async () => {
    expect((await typeKeys('geheim & lang\r', '\u0003')).answer).toEqual(E.left('There was no password.'))
  })
})

describe('askPassword from a pipe', () => {
  const pipeChunks = async (...chunks: ReadonlyArray<string | Buffer>) => {
    const { input, output, readOutput } = testTerminal(false)
    const result = askPassword({ input, output })
    for (const chunk of chunks) {
      input.write(chunk)
      await new Promise((resolve) => setImmediate(resolve))
    }
    input.end()
    return { answer: await result, output: readOutput() }
  }

  it.each(['geheim & lang', 'geheim & lang\n', 'geheim & lang\r\n'])('the input %j is one password', async (text) => {
    expect(await pipeChunks(text)).toEqual({ answer: E.right('geheim & lang'), output: '' })
  })

  it('spaces and characters split across chunks stay', async () => {
    const bytes = Buffer.from(' sécret é ')
    expect((await pipeChunks(bytes.subarray(0, 3), bytes.subarray(3))).answer).toEqual(E.right(' sécret é '))
  })

  it.each([
    ['', 'There was no password.'],
    ['\n', 'There was no password.'],
    ['geheim\nlang\n', 'A password is one line.'],
    ['kort', 'Password: Shorter than 8 characters.'],
    ['a'.repeat(1_001), 'Password: Longer than 1000 characters.'],
  ])('the input %j is refused', async (text, line) => {
    expect((await pipeChunks(text)).answer).toEqual(E.left(line))
  })

  it('an endless input is refused', async () => {
    const { input, output } = testTerminal(false)
    const result = askPassword({ input, output })
    for (let chunk = 0; chunk < 20; chunk += 1) input.write('a'.repeat(1_000))
    expect(await result).toEqual(E.left('Password: Longer than 1000 characters.'))
  })
})
