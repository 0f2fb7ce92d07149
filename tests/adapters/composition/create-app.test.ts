import { describe, expect, it } from 'vitest'
import { deskInMemory, keptBy, visser } from '../../kit/test-app'

describe('the desk', () => {
  it('opens signed in where a user is stored (§2)', async () => {
    const { desk } = await deskInMemory({ kept: keptBy(visser) })
    expect(desk.session.user).toEqual(visser.user)
  })

  it('opens signed out where none is', async () => {
    const { desk } = await deskInMemory()
    expect(desk.session.user).toBeUndefined()
  })

  it('logs in, keeps the user and logs out again', async () => {
    const { desk, kept } = await deskInMemory()
    await desk.logIn(visser.credentials)()
    expect([desk.session.user, kept.user]).toEqual([visser.user, visser.user])
    await desk.logOut()()
    expect([desk.session.user, kept.user]).toEqual([undefined, undefined])
  })

  it('says so when a log-in fails (§8)', async () => {
    const { desk } = await deskInMemory()
    await desk.logIn({ username: 'm.visser', password: 'fout' })()
    expect(desk.alerts.shown.map(({ alert }) => alert.message)).toEqual([
      'Invalid username or password, please try again',
    ])
  })
})
