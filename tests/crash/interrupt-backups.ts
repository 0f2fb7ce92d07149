import assert from 'node:assert/strict'
import { existsSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '../kit/eventually'
import { checkUsers } from './checks/check-users'
import { checkProject } from './checks/check-project'
import { readSoundProject } from './checks/read-sound-project'
import { startServer } from './start-server'
import { runUntilKilled } from './run-until-killed'
import type { ServerConnection } from './server-connection'
import { signInUsers, createSharedProject, type TestUsers } from './people/test-users'
import type { KnownProject } from './people/user-log'
import { fillProject } from './people/fill-project'
import type { CrashRun } from './run'
import { startProgram as runProgram } from './running-program'

type BackupOptions = { readonly times: number; readonly seed: number; readonly file: string }

/**
 * Kills backups while the server works. A file with the final name of a backup is always complete, and the server
 * continues.
 */
export const interruptBackups = async (run: CrashRun, { times, seed, file }: BackupOptions): Promise<void> => {
  const { random, tally } = run
  let server = await startServer(run)
  try {
    const testUsers = await signInUsers(server.base, seed, 'without long jobs')
    await createSharedProject(testUsers, testUsers.connect(server.base), random.id())
    await fillProject(testUsers.connect(server.base), testUsers.sharedProjects.at(-1) ?? '')
    let known: ReadonlyArray<KnownProject> = []
    const killedAt = await runUntilKilled(random, testUsers, server, async () => {
      while (tally.backupsBroken < times) {
        await interruptBackup(run, file)
        if (existsSync(file)) await checkComplete(run, file)
        else tally.backupsBroken += 1
      }
      known = testUsers.users.flatMap(({ log }) => [...log.projects.values()])
      const completeBackup = backup(run, file)
      assert.equal(await completeBackup.ended, 0, completeBackup.err())
    })
    server = await startServer(run)
    await checkUsers(testUsers.connect(server.base), testUsers, tally, killedAt)
    await server.launched.kill()
    server = await startServer({ ...run, site: await run.site.restoreCopy(file) })
    await checkRestored(testUsers.connect(server.base), testUsers, known)
  } finally {
    await server.launched.kill()
  }
}

const backup = ({ programs, site }: CrashRun, file: string) => runProgram(programs.commands, ['backup', file], site.env)

/** Less than a backup takes. */
const BACKUP_MS = 20

const interruptBackup = async (run: CrashRun, file: string): Promise<void> => {
  const program = backup(run, file)
  await eventually(() => assert(existsSync(`${file}.unfinished`), 'the backup is never begun'), 2)
  await setTimeout(run.random.integerBelow(BACKUP_MS))
  await program.kill()
}

/** A file with the final name is complete, whenever the backup was killed. */
const checkComplete = async ({ site }: CrashRun, file: string): Promise<void> => {
  const restored = await site.restoreCopy(file)
  await restored.inspect()
  rmSync(file)
}

/** The backup contains everything that was answered before it began. */
const checkRestored = async (
  connection: ServerConnection,
  { users }: TestUsers,
  known: ReadonlyArray<KnownProject>,
): Promise<void> => {
  const removed = new Set(users.flatMap(({ log }) => [...log.removedProjects]))
  for (const project of known.filter(({ id }) => !removed.has(id))) {
    const actual = await readSoundProject(connection, project.id)
    assert(actual.version >= project.version, `project ${project.id} in a backup`)
    if (actual.version === project.version) await checkProject(connection, project)
  }
}
