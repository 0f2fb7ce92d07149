import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { commandRunner } from './command-runner'

const visser = async () => {
  const ports = await commandRunner('correct horse', 'battery staple')
  await ports.run('user add anna --organisation Visser')
  await ports.run('user add bas --organisation Jansen')
  return ports
}

describe('carrier commands', () => {
  it('a carrier is added with the next number, listed and removed', async () => {
    const { run } = await visser()
    expect(await run(`carriers add 'Snelle Jan' --organisation Visser`)).toEqual(
      E.right('Carrier 2 of Visser is Snelle Jan.'),
    )
    expect(await run('carriers list --organisation Visser')).toEqual(
      E.right(['Carrier  Name', '1        Visser', '2        Snelle Jan'].join('\n')),
    )
    expect(await run('carriers remove 1 --organisation Visser')).toEqual(
      E.right('Carrier 1 of Visser is gone; routes that have it keep it.'),
    )
    expect(await run('carriers remove 2 --organisation Visser')).toEqual(
      E.right('Carrier 2 of Visser is gone; routes that have it keep it.'),
    )
    expect(await run('carriers list --organisation Visser')).toEqual(E.right('Visser has no carriers.'))
    expect(await run('carriers list --organisation Jansen')).toEqual(E.right('Carrier  Name\n1        Jansen'))
  })

  it.each([
    ['carriers add --organisation Visser', 'NAME is missing.'],
    ['carriers add Jan', '--organisation is missing.'],
    ['carriers add Jan --organisation Bakker', 'There is no organisation Bakker.'],
    ['carriers add Visser --organisation Visser', 'Carrier 1 of Visser is called Visser already.'],
    [`carriers add 'a\tb' --organisation Visser`, 'NAME: Has a character that cannot be seen.'],
    ['carriers list', '--organisation is missing.'],
    ['carriers list all --organisation Visser', 'What is all? A name with spaces goes between quotes.'],
    ['carriers list --organisation Bakker', 'There is no organisation Bakker.'],
    ['carriers remove --organisation Visser', 'ID is missing.'],
    ['carriers remove 7 --organisation Visser', 'Visser has no carrier 7.'],
    ['carriers remove Jan --organisation Visser', 'ID: Not a number: "Jan".'],
    ['carriers remove 0 --organisation Visser', 'ID: Must be at least 1, not "0".'],
    ['carriers remove 1 2 --organisation Visser', 'What is 2? A name with spaces goes between quotes.'],
  ])('the command "%s" is refused', async (line, message) => {
    const { run } = await visser()
    expect(await run(line)).toEqual(E.left(message))
    expect(await run('carriers list --organisation Visser')).toEqual(E.right('Carrier  Name\n1        Visser'))
  })
})
