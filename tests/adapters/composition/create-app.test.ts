import { describe, expect, it } from 'vitest'
import { createTestApp, signedInState, visser } from '../../kit/test-app'

describe('createApp', () => {
  it('the app opens signed in where a user is stored (§2)', async () => {
    const { app } = await createTestApp({ browserState: signedInState(visser) })
    expect(app.session.user).toEqual(visser.user)
  })

  it('the app opens signed out where no user is stored', async () => {
    const { app } = await createTestApp()
    expect(app.session.user).toBeUndefined()
  })

  it('a log-in stores the user, and a log-out clears the user', async () => {
    const { app, browserState } = await createTestApp()
    await app.logIn(visser.credentials)
    expect([app.session.user, browserState.user]).toEqual([visser.user, visser.user])
    await app.logOut()
    expect([app.session.user, browserState.user]).toEqual([undefined, undefined])
  })

  it('a failed log-in shows an alert (§8)', async () => {
    const { app } = await createTestApp()
    await app.logIn({ username: 'm.visser', password: 'fout' })
    expect(app.alerts.visible.map(({ alert }) => alert.message)).toEqual([
      'Invalid username or password, please try again',
    ])
  })
})
