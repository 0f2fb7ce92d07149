import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { connectTo, getRequest, postRequest, type ServerConnection } from '../crash/server-connection'
import { parseObject } from '../crash/parse-answer'
import { launch, type Environment } from '../crash/running-server'

/** A folder as `npm run build` made it, with its packages. */
export type Installation = { readonly folder: string; readonly env: Environment }

export type FirstSteps = {
  readonly readyMs: number
  /** resident memory once a dispatcher has logged in */
  readonly memoryMb: number
}

const password = 'paard batterij nietje'

/** What who installs a server does first: its administrator, a dispatcher by a link, and a project of the latter. */
export const takeFirstSteps = async ({ folder, env }: Installation): Promise<FirstSteps> => {
  const added = await runBuilt({ folder, env }, ['user', 'add', 'anna', '--organisation', 'Noord'], `${password}\n`)
  assert.match(added, /The user is its administrator/)
  const server = launch(`${folder}/server/main.js`, { DEMO: 'off', ADDRESS_BOOK: 'register', ...env })
  try {
    const { base, readyMs } = await server.ready
    const administrator = connectTo(base, await logIn(base, 'anna', 'administrator'))
    const invitation = await administrator.send(
      postRequest('invite', '/delivery/v2/users', { username: 'piet', role: 'dispatcher' }),
    )
    assert.equal(invitation.status, 201, invitation.text)
    const link = parseObject(invitation.text)['link']
    const chosen = await connectTo(base, '').send(
      postRequest('choose', '/delivery/v2/password-links/use', { link, password }),
    )
    assert.equal(chosen.status, 204, chosen.text)
    await checkDispatcher(connectTo(base, await logIn(base, 'piet', 'dispatcher')))
    const page = await fetch(base)
    assert.match(await page.text(), /<title>Rondrit/)
    return { readyMs, memoryMb: memoryMbOf(server.pid) }
  } finally {
    assert.equal(await server.stop(), 0, 'the exit code of the server')
  }
}

/** Runs a command of the built server to its end, and returns what it prints. */
export const runBuilt = async (
  { folder, env }: Installation,
  args: ReadonlyArray<string>,
  input = '',
): Promise<string> => {
  const command = spawn(process.execPath, [`${folder}/server/commands.js`, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  })
  command.stdin.end(input)
  const [printed, errors] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'close')])
  assert.equal(command.exitCode, 0, `${args.join(' ')}: ${errors}`)
  return printed
}

const logIn = async (base: string, username: string, role: string): Promise<string> => {
  const answer = await connectTo(base, '').send(
    postRequest(`log-in-${username}`, '/delivery/v1/users/login', { username, password }),
  )
  assert.equal(answer.status, 200, answer.text)
  const user = parseObject(answer.text)
  assert.equal(user['role'], role)
  return String(user['api_key'])
}

const checkDispatcher = async ({ send }: ServerConnection): Promise<void> => {
  const created = await send(postRequest('project', '/delivery/v2/projects', { projectName: 'Week 48' }))
  assert.equal(created.status, 201, created.text)
  assert.match((await send(getRequest('/delivery/v2/projects/summary'))).text, /Week 48/)
  assert.equal((await send(getRequest('/delivery/v2/users'))).status, 403, 'users are for administrators')
}

const memoryMbOf = (pid: number | undefined): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
