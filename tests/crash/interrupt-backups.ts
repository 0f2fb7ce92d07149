import assert from 'node:assert/strict'
import { existsSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '../kit/eventually'
import { checkDepot } from './checks/check-users'
import { checkProject } from './checks/check-project'
import { soundProject } from './checks/read-sound-project'
import { comeUp } from './start-server'
import { crash } from './run-until-killed'
import type { Line } from './server-connection'
import { openDepot, shareProject, type Depot } from './people/test-users'
import type { KnownProject } from './people/user-log'
import { fillProject } from './people/fill-project'
import type { Run } from './run'
import { run as runProgram } from './running-program'

type Asked = { readonly times: number; readonly seed: number; readonly file: string }

/** Kills backups while the server works. A file with the name of a backup is always whole, and the server goes on. */
export const brokenBackups = async (run: Run, { times, seed, file }: Asked): Promise<void> => {
  const { dice, tally } = run
  let up = await comeUp(run)
  try {
    const depot = await openDepot(up.base, seed)
    await shareProject(depot, depot.lineTo(up.base), dice.id())
    await fillProject(depot.lineTo(up.base), depot.shared.at(-1) ?? '')
    let known: ReadonlyArray<KnownProject> = []
    const wentAt = await crash(dice, depot, up, async () => {
      while (tally.backupsBroken < times) {
        await breakBackup(run, file)
        if (existsSync(file)) await checkWhole(run, file)
        else tally.backupsBroken += 1
      }
      known = depot.desks.flatMap(({ book }) => [...book.projects.values()])
      const whole = backup(run, file)
      assert.equal(await whole.ended, 0, whole.err())
    })
    up = await comeUp(run)
    await checkDepot(depot.lineTo(up.base), depot, tally, wentAt)
    await up.launched.kill()
    up = await comeUp({ ...run, site: await run.site.restored(file) })
    await checkRestored(depot.lineTo(up.base), depot, known)
  } finally {
    await up.launched.kill()
  }
}

const backup = ({ programs, site }: Run, file: string) => runProgram(programs.commands, ['backup', file], site.env)

/** Less than a backup takes. */
const BACKUP_MS = 20

const breakBackup = async (run: Run, file: string): Promise<void> => {
  const making = backup(run, file)
  await eventually(() => assert(existsSync(`${file}.unfinished`), 'the backup is never begun'), 2)
  await setTimeout(run.dice.integerBelow(BACKUP_MS))
  await making.kill()
}

/** A file with the name of a backup is whole, whenever the backup was killed. */
const checkWhole = async ({ site }: Run, file: string): Promise<void> => {
  const restored = await site.restored(file)
  await restored.inspect()
  rmSync(file)
}

/** Everything that was answered before the backup began is in it. */
const checkRestored = async (line: Line, { desks }: Depot, known: ReadonlyArray<KnownProject>): Promise<void> => {
  const removed = new Set(desks.flatMap(({ book }) => [...book.removedProjects]))
  for (const project of known.filter(({ id }) => !removed.has(id))) {
    const found = await soundProject(line, project.id)
    assert(found.version >= project.version, `project ${project.id} in a backup`)
    if (found.version === project.version) await checkProject(line, project)
  }
}
