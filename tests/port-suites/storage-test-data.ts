import type { CorrectionRecord, JobRecord, Records } from '../../server/storage'
import { newDriver } from '../../src/domain/driver'
import { anAuditEntry } from '../kit/builders/audit-entry'
import { aKey } from '../kit/builders/key'
import { aPlanOf } from '../kit/builders/plan'
import { aRouteTo } from '../kit/builders/route'
import { joris } from '../kit/delivery/joris'
import { aCreationInfo, changePlanOf, evening, morning, noon, planContents } from './storage-test-kit'

const coordinates = { lat: 52.0155316, lng: 4.6568895 }
export const noChange = { routes: [], stops: [], moved: [], unknownFields: undefined }
const became = { version: 3, by: 'm.visser', description: 'Changed', at: noon }
const attempt = { sender: 'user anna', failures: 1, lastAt: noon, expiresAt: evening }
const answer = { request: 'b194', status: 200, headers: {}, body: 'theirs' }

/** Another house is meant, and it has a place. */
export const correction = (street: string): CorrectionRecord => ({
  addressKey: '2801YA 1 a',
  written: { street: 'Lindehof', city: undefined },
  corrected: { zip: '2801YA', houseNumber: '11', houseNumberSuffix: undefined, street, city: 'Gouda' },
  coordinates,
  by: 'm.visser',
  at: noon,
})

const driver = (firstName: string) =>
  newDriver({ ...joris, firstName }, { id: 'd1', shortId: 'D1', createdAt: morning })

const job = (message: string): JobRecord => ({
  id: 'j1',
  project: 'p1',
  kind: 'optimise',
  state: 'queued',
  revision: 1,
  progress: 0,
  best: undefined,
  message,
  result: undefined,
  createdAt: morning,
  startedAt: undefined,
  finishedAt: undefined,
  attempts: 0,
})

/** Adds one record of each kind, with the same ids in every organisation. */
export const addTestData = async (records: Records, name: string) => {
  await records.organisation.add({ name, headquarters: coordinates, createdAt: morning })
  const user = { id: 'u1', username: name, passwordHash: name, createdAt: morning }
  await records.users.add({ ...user, role: 'administrator', disabledAt: undefined })
  await records.keys.add(aKey({ hash: 'k1', userId: 'u1', endsAt: evening }))
  await records.carriers.add(name)
  await records.drivers.put(driver(name), 1)
  await records.projects.add({ ...aCreationInfo('p1'), name })
  const { planChange } = await changePlanOf(records, 'p1', () => ({
    ...aPlanOf([aRouteTo(['a'])], ['b']),
    unknownFields: { name },
  }))
  await records.changes.add('p1', { ...became, id: 'c1', version: 2, description: name, change: planChange })
  await records.changes.recordUndoRedo('p1', 'c1', 'undone', { ...became, description: `${name} undone` })
  await records.corrections.add({ project: 'p1', id: 'c1' }, [correction(name)])
  await records.jobs.add(job(name), {})
  await records.logInAttempts.put([{ ...attempt, failures: name.length }])
  await records.audit.add(anAuditEntry({ username: name }))
  await records.audit.addToCount(anAuditEntry({ id: 'e2', username: undefined, count: name.length }))
  await records.answers.add('a1', { ...answer, body: name }, noon)
}

/** Reads everything by the ids that all organisations share. */
export const readEverything = async (records: Records, username: string) => {
  const project = await records.projects.find('p1')
  const rows: unknown[] = []
  await records.organisation.exportRows((row) => rows.push(row))
  return {
    rows,
    organisation: await records.organisation.find(),
    storedBytes: [await records.organisation.storedBytes('p1'), await records.organisation.storedBytes(undefined)],
    users: [await records.users.all(), await records.users.find(username)],
    keys: [await records.keys.find('k1'), await records.keys.allOf('u1')],
    carriers: await records.carriers.all(),
    drivers: [await records.drivers.all(), await records.drivers.find('d1')],
    projects: [
      await records.projects.all(),
      project,
      project && planContents(await records.projects.readPlan(project)),
    ],
    stops: await records.projects.findByStop('a'),
    history: [
      await records.changes.page('p1', { limit: 9 }),
      await records.changes.find('p1', 'c1'),
      await records.changes.headersSince('p1', 0),
      await records.changes.versionsSince('p1', { since: 0, max: 99, withTexts: true }),
    ],
    jobs: [
      await records.jobs.find('j1'),
      await records.jobs.readRequest('j1'),
      await records.jobs.unfinished(),
      await records.jobs.countUnfinished(),
      await records.jobs.findLatest('p1'),
    ],
    answers: await records.answers.find('a1'),
    attempts: await records.logInAttempts.find(['user anna']),
    audit: await records.audit.find({ limit: 9 }),
    corrections: [
      [...(await records.corrections.find(['2801YA 1 a', '2801YA 1 b'])).values()],
      await records.corrections.list({ search: '', limit: 9 }),
    ],
  }
}

export const emptyContents = {
  rows: [],
  organisation: undefined,
  storedBytes: [0, 0],
  users: [[], undefined],
  keys: [undefined, []],
  carriers: [],
  drivers: [[], undefined],
  projects: [[], undefined, undefined],
  stops: undefined,
  history: [{ changes: [], next: undefined }, undefined, [], []],
  jobs: [undefined, undefined, [], 0, undefined],
  answers: undefined,
  attempts: [],
  audit: [],
  corrections: [[], []],
}

/** Tries every change on the records of another organisation. */
export const changeEverything = async (records: Records, username: string) => {
  await records.users.changePassword(username, 'stolen')
  await records.users.changeAccess('u1', { role: 'dispatcher', disabledAt: noon })
  await records.users.remove(username)
  await records.keys.remove('k1')
  await records.keys.recordUse('k1', { at: noon, address: '192.0.2.66' })
  await records.keys.removeSessions('u1')
  await records.keys.removeOf('u1', ['session', 'program', 'link'])
  await records.keys.removeAllButNewest('u1', 0)
  await records.keys.deleteEnded('9999', '9999')
  await records.carriers.remove(1)
  await records.drivers.remove('d1', noon)
  await records.drivers.restore('d1', morning)
  await records.drivers.deleteRemovedBefore('9999')
  await records.projects.remove('p1')
  await records.changes.recordUndoRedo('p1', 'c1', 'redone', { ...became, version: 4 })
  await records.changes.deleteOld('p1', { before: '9999', keptCount: 9 })
  await records.jobs.markAccepted('j1')
  await records.jobs.save(job('stolen'))
  await records.jobs.deleteFinishedBefore('9999')
  await records.answers.deleteBefore('9999')
  await records.logInAttempts.deleteExpiredBefore('9999')
  await records.audit.deleteBefore('9999')
  await records.audit.deleteAllButNewest('project_deleted', 1)
  await records.corrections.recordUndoRedo({ project: 'p1', id: 'c1' }, 'undone')
  await records.corrections.forget('2801YA 1 a', noon)
  await records.corrections.restore('2801YA 1 a')
  await records.corrections.deleteForgottenBefore('9999')
  await records.corrections.deleteAllButNewest(1)
  await records.organisation.removeAll()
  records.afterCommit(() => undefined)
  await records.pause()
}
