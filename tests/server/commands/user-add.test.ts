import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { hasPassword } from '../../../server/sign-in'
import type { Storage } from '../../../server/storage'
import { cheapPasswords } from '../sign-in/sign-in-kit'
import { commandRunner } from './command-runner'

const readOrganisation = async (storage: Storage, username: string) => {
  const id = (await storage.directory.findUser(username))?.organisation
  return storage.read(id ?? '', async ({ organisation, carriers }) => ({
    found: await organisation.find(),
    carriers: await carriers.all(),
  }))
}

describe('user add', () => {
  it('a user is added with a new organisation (§9)', async () => {
    const { run, storage } = await commandRunner('correct horse')
    expect(await run(`user add anna --organisation 'Visser Bezorgt'`)).toEqual(
      E.right(
        'User anna and organisation Visser Bezorgt are there, with one carrier of that name. The user is its administrator.',
      ),
    )
    expect(await readOrganisation(storage, 'anna')).toEqual({
      found: {
        id: expect.any(String),
        name: 'Visser Bezorgt',
        headquarters: { lat: 52.0155316, lng: 4.6568895 },
        createdAt: '2026-11-21T09:00:00.000Z',
      },
      carriers: [{ id: 1, displayName: 'Visser Bezorgt' }],
    })
    const credentials = { username: 'anna', password: 'correct horse' }
    expect(await hasPassword({ storage, passwords: cheapPasswords })(credentials)).toBe(true)
  })

  it('a new organisation has the given headquarters', async () => {
    const { run, storage } = await commandRunner('correct horse')
    await run('user add anna --organisation Visser --lat 52.5 --lng=-4.25')
    expect((await readOrganisation(storage, 'anna')).found?.headquarters).toEqual({ lat: 52.5, lng: -4.25 })
  })

  it('a user is added to an existing organisation', async () => {
    const { run, storage } = await commandRunner('correct horse', 'battery staple')
    await run('user add anna --organisation Visser')
    expect(await run(`user add bas --organisation ' Visser '`)).toEqual(
      E.right('User bas of Visser is there, as a dispatcher.'),
    )
    expect(await storage.directory.organisations()).toHaveLength(1)
    expect(await readOrganisation(storage, 'bas')).toEqual(await readOrganisation(storage, 'anna'))
  })

  it.each([
    ['user add', 'NAME is missing.'],
    ['user add bas', '--organisation is missing.'],
    [`user add '' --organisation Visser`, 'NAME: Has no text.'],
    [`user add bas --organisation ''`, '--organisation: Has no text.'],
    [`user add 'b\nas' --organisation Visser`, 'NAME: Has a character that cannot be seen.'],
    [`user add ${'b'.repeat(201)} --organisation Visser`, 'NAME: Longer than 200 characters.'],
    ['user add bas de boer --organisation Visser', 'What is de? A name with spaces goes between quotes.'],
    ['user add anna --organisation Visser', 'There is a user anna already.'],
    ['user add anna --organisation Jansen', 'There is a user anna already.'],
    ['user add ANNA --organisation Jansen', 'There is a user ANNA already.'],
    [
      'user add bas --organisation VISSER',
      'There is an organisation Visser already: write it as that, or choose another name.',
    ],
    [
      'user add bas --organisation Jansen --role dispatcher',
      'Organisation Jansen has no administrator yet: add one first.',
    ],
    [
      'user add bas --organisation Visser --role chief',
      '--role: Unknown value "chief". Use dispatcher or administrator.',
    ],
    ['user add bas --organisation Jansen --lat 52.1', '--lng: Longitude is missing.'],
    ['user add bas --organisation Jansen --lat north --lng 5', '--lat: Not a number: "north".'],
    [
      'user add bas --organisation Jansen --lat 91 --lng 181',
      '--lat: Must be at most 90, not "91"; --lng: Must be at most 180, not "181".',
    ],
    ['user add bas --organisation Jansen --lat 0 --lng 0', '0, 0 is no place.'],
    [
      'user add bas --organisation Visser --lat 52.1 --lng 5.2',
      'Organisation Visser is there already, and its headquarters stay where they are.',
    ],
  ])('the command "%s" is refused before it asks for a password', async (line, message) => {
    const { run, storage, unusedPasswords } = await commandRunner('correct horse', 'battery staple')
    await run('user add anna --organisation Visser')
    expect(await run(line)).toEqual(E.left(message))
    expect(unusedPasswords()).toEqual(['battery staple'])
    expect(await storage.directory.organisations()).toHaveLength(1)
  })

  it.each(['user add bas --admin', 'user add bas --organisation', 'user add bas --organisation --lat 5'])(
    'the command "%s" is refused with one line',
    async (line) => {
      const { run } = await commandRunner('correct horse')
      expect(await run(line)).toEqual(E.left(expect.stringMatching(/^[^\n]*--(admin|organisation)[^\n]*$/)))
    },
  )

  it('nothing is created without a password', async () => {
    const { run, storage } = await commandRunner()
    expect(await run('user add anna --organisation Visser')).toEqual(E.left('There was no password.'))
    expect(await storage.directory.organisations()).toEqual([])
  })

  it('two simultaneous commands create one user and one organisation', async () => {
    const { run, storage } = await commandRunner('correct horse', 'battery staple')
    const results = await Promise.all([
      run('user add anna --organisation Visser'),
      run('user add bas --organisation Visser'),
    ])
    expect(results.filter(E.isLeft)).toEqual([E.left('Somebody made organisation Visser just now. Please try again.')])
    expect(await storage.directory.organisations()).toHaveLength(1)
    const otherRunner = await commandRunner('correct horse', 'battery staple')
    const otherResults = await Promise.all([
      otherRunner.run('user add anna --organisation Visser'),
      otherRunner.run('user add anna --organisation Jansen'),
    ])
    expect(otherResults.filter(E.isLeft)).toEqual([E.left('There is a user anna already.')])
    expect(await otherRunner.storage.directory.organisations()).toHaveLength(1)
  })
})
