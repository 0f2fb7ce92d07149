import assert from 'node:assert/strict'
import { parseObject } from '../crash/parse-answer'
import { connectTo, postRequest, type ServerConnection } from '../crash/server-connection'

type Login = { readonly username: string; readonly password: string }

export const colleague = { username: 'piet', password: 'een lang wachtwoord' } as const

/** A connection with the key of a user. */
export const connectAs = async (base: string, { username, password }: Login): Promise<ServerConnection> => {
  const path = '/delivery/v1/users/login'
  const user = await connectTo(base, '').send(postRequest(`log-in-${username}`, path, { username, password }))
  return connectTo(base, String(parseObject(user.text)['api_key']))
}

/** Adds a second user to the demo organisation of a server: its administrator invites one, who chooses a password. */
export const addColleague = async (base: string): Promise<void> => {
  const { username, password } = colleague
  const administrator = await connectAs(base, { username: 'demo', password: 'demo' })
  const invitation = await administrator.send(
    postRequest('invite', '/delivery/v2/users', { username, role: 'dispatcher' }),
  )
  assert.equal(invitation.status, 201, invitation.text)
  const { link } = parseObject(invitation.text)
  const path = '/delivery/v2/password-links/use'
  const chosen = await connectTo(base, '').send(postRequest('choose', path, { link, password }))
  assert.equal(chosen.status, 204, chosen.text)
}
