import { PassThrough } from 'node:stream'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { askPassword } from '../../../server/commands/ask-password'

const seat = (isTTY: boolean) => {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = new PassThrough()
  const shown = (): string => String(output.read() ?? '')
  return { input, output, shown }
}

describe('a password that is typed', () => {
  const typing = async (...keys: ReadonlyArray<string>) => {
    const { input, output, shown } = seat(true)
    const asked = askPassword({ input, output })
    for (const some of keys) input.write(some)
    return { answer: await asked, shown: shown() }
  }

  it('is asked for twice, and nothing of it is shown', async () => {
    const { answer, shown } = await typing('geheim & lang\r', 'geheim & lang\r')
    expect(answer).toEqual(E.right('geheim & lang'))
    expect(shown).toBe('Password: \nThe same again: \n')
  })

  it('may come twice in one breath', async () => {
    expect((await typing('geheim & lang\ngeheim & lang\n')).answer).toEqual(E.right('geheim & lang'))
  })

  it('may be corrected while it is typed', async () => {
    expect((await typing('geheim & lamg\b\bng\r', 'geheim & lang\r')).answer).toEqual(E.right('geheim & lang'))
  })

  it('must be the same both times', async () => {
    expect((await typing('geheim & lang\r', 'geheim & land\r')).answer).toEqual(E.left('That was not the same.'))
  })

  it('is not asked for again when it is too short', async () => {
    const { answer, shown } = await typing('kort\r')
    expect(answer).toEqual(E.left('Password: Shorter than 8 characters.'))
    expect(shown).toBe('Password: \n')
  })

  it.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
    ['Enter', '\r'],
  ])('is given up by %s', async (_, key) => {
    expect((await typing(key)).answer).toEqual(E.left('There was no password.'))
  })

  it('is given up by Ctrl+C the second time, too', async () => {
    expect((await typing('geheim & lang\r', '\u0003')).answer).toEqual(E.left('There was no password.'))
  })
})

describe('a password that comes from elsewhere', () => {
  const coming = async (...chunks: ReadonlyArray<string | Buffer>) => {
    const { input, output, shown } = seat(false)
    const asked = askPassword({ input, output })
    for (const chunk of chunks) {
      input.write(chunk)
      await new Promise((resolve) => setImmediate(resolve))
    }
    input.end()
    return { answer: await asked, shown: shown() }
  }

  it.each(['geheim & lang', 'geheim & lang\n', 'geheim & lang\r\n'])('is one line, as %j', async (text) => {
    expect(await coming(text)).toEqual({ answer: E.right('geheim & lang'), shown: '' })
  })

  it('keeps its spaces, and characters that come in halves', async () => {
    const bytes = Buffer.from(' sécret é ')
    expect((await coming(bytes.subarray(0, 3), bytes.subarray(3))).answer).toEqual(E.right(' sécret é '))
  })

  it.each([
    ['', 'There was no password.'],
    ['\n', 'There was no password.'],
    ['geheim\nlang\n', 'A password is one line.'],
    ['kort', 'Password: Shorter than 8 characters.'],
    ['a'.repeat(1_001), 'Password: Longer than 1000 characters.'],
  ])('is refused as %j', async (text, line) => {
    expect((await coming(text)).answer).toEqual(E.left(line))
  })

  it('need not end to be too long', async () => {
    const { input, output } = seat(false)
    const asked = askPassword({ input, output })
    for (let chunk = 0; chunk < 20; chunk += 1) input.write('a'.repeat(1_000))
    expect(await asked).toEqual(E.left('Password: Longer than 1000 characters.'))
  })
})
