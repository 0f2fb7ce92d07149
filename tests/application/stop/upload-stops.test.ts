import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { PlanStore } from '../../../src/application/plan'
import { uploadStops, UploadStore, type FileUpload } from '../../../src/application/stop'
import type { CallFailure } from '../../../src/domain/failure'
import type { ProjectChanged } from '../../../src/domain/history'
import { emptyPlan } from '../../../src/domain/plan'
import { deferred } from '../../kit/deferred'
import { resolveDone } from '../../kit/either'

const file = { name: 'stops.json', size: 2, bytes: () => Promise.resolve(new ArrayBuffer(2)) }

const badUpload: CallFailure = {
  kind: 'refused',
  message: 'The file has problems.',
  code: 'bad_upload',
  details: [{ row: 3, field: 'zip', reason: 'Zip is missing' }],
  total: 140,
}

const setUp = () => {
  const [plan, uploadStore] = [new PlanStore(), new UploadStore()]
  const open = (id: string) =>
    plan.set({ kind: 'open', project: { id, name: '' }, createdAt: undefined, version: 1, plan: emptyPlan })
  open('7')
  const answer = deferred<E.Either<CallFailure, number>>()
  let changed: ProjectChanged | undefined
  const received: { progress: (share: number) => void; sent: number; cancelled: number } = {
    progress: () => undefined,
    sent: 0,
    cancelled: 0,
  }
  const [reloads, failures]: [string[], CallFailure[]] = [[], []]
  const start = uploadStops({
    stops: {
      upload: (_project, _file, onProgress): FileUpload => {
        received.progress = onProgress
        received.sent += 1
        return {
          result: async () => E.map((count: number) => ({ answer: count, changed }))(await answer.promise()),
          cancel: () => void (received.cancelled += 1),
        }
      },
    },
    plan,
    uploadStore,
    callServer: async (_, call) => {
      const result = await call()
      if (E.isLeft(result)) failures.push(result.left)
      return result
    },
    trackEdit: (edit) => edit,
    applyOwnChange: ({ changed: now }) => {
      const { open: opened } = plan
      const isApplied = opened !== undefined && now?.change?.routes !== undefined
      if (isApplied) plan.set({ kind: 'open', ...opened, version: now.version })
      return resolveDone(reloads.push(isApplied ? 'applied' : 'reloaded'))
    },
    reload: () => resolveDone(reloads.push('reloaded')),
  })
  const sending = () => (uploadStore.value?.kind === 'sending' ? uploadStore.value : undefined)
  const changes = (now: ProjectChanged) => (changed = now)
  return { uploadStore, sending, open, changes, answer, received, reloads, failures, start }
}

describe('uploadStops', () => {
  it('an upload shows its progress, and loads the stops when it is accepted (§4)', async () => {
    const app = setUp()
    const done = app.start(file)
    expect(app.sending()).toMatchObject({ project: '7', name: 'stops.json', size: 2, share: 0 })
    app.received.progress(0.5)
    expect(app.sending()?.share).toBe(0.5)
    app.answer.resolve(E.right(94))
    expect(await done).toEqual(E.right(94))
    expect([app.uploadStore.value, app.reloads]).toEqual([undefined, ['reloaded']])
  })

  it('a change that is sent is shown before the stops are loaded, and one that is not is loaded once with them', async () => {
    const change = { id: 'c', action: 'made' } as const
    const reloadsAfter = async (changed: ProjectChanged) => {
      const app = setUp()
      app.changes(changed)
      app.answer.resolve(E.right(94))
      await app.start(file)
      return app.reloads
    }
    const changed = { version: 2, by: 'visser', description: '94 stops uploaded', at: '2026-11-23T06:12:00Z' }
    expect(await reloadsAfter({ ...changed, change: { ...change, routes: [], stops: [] } })).toEqual([
      'applied',
      'reloaded',
    ])
    expect(await reloadsAfter({ ...changed, change })).toEqual(['reloaded'])
  })

  it('a file is sent once, however often the button is pressed', async () => {
    const app = setUp()
    void app.start(file)
    expect(await app.start(file)).toEqual(E.left({ kind: 'cancelled' }))
    expect(app.received.sent).toBe(1)
  })

  it('a refused file loads no stops, keeps its problems, and another can be sent', async () => {
    const app = setUp()
    const done = app.start(file)
    app.answer.resolve(E.left(badUpload))
    await done
    const problems = [{ row: 3, field: 'zip', reason: 'Zip is missing' }]
    expect(app.uploadStore.value).toEqual({
      kind: 'refused',
      project: '7',
      name: 'stops.json',
      refusal: { problems, total: 140 },
    })
    expect(app.reloads).toEqual([])
    void app.start(file)
    expect(app.received.sent).toBe(2)
  })

  it('a file that is refused as a whole has the message of the server', async () => {
    const app = setUp()
    const done = app.start(file)
    app.answer.resolve(E.left({ kind: 'refused', message: 'This project already has stops.', code: 'conflict' }))
    await done
    expect(app.uploadStore.value).toMatchObject({
      refusal: { problems: [{ row: 1, field: 'file', reason: 'This project already has stops.' }], total: 1 },
    })
  })

  it.each<CallFailure>([
    { kind: 'unreachable' },
    { kind: 'cancelled' },
    { kind: 'signed-out' },
    { kind: 'refused', message: 'Something went wrong on the server.', code: 'server_error', isServerFault: true },
  ])('a file whose upload fails with %o has no problems', async (failed) => {
    const app = setUp()
    const done = app.start(file)
    app.answer.resolve(E.left(failed))
    await done
    expect([app.uploadStore.value, app.failures]).toEqual([undefined, [failed]])
  })

  it.each([
    ['stops.csv', 2, 'Not a .json file. Import… reads CSV and Excel files'],
    ['stops.json', 20 * 1024 * 1024 + 1, 'Larger than 20 MB'],
  ])('the file %s of %i bytes is refused without being sent (§5)', async (name, size, reason) => {
    const app = setUp()
    await app.start({ ...file, name, size })
    expect(app.received.sent).toBe(0)
    expect(app.failures).toMatchObject([{ kind: 'refused' }])
    expect(app.uploadStore.value).toMatchObject({
      kind: 'refused',
      refusal: { problems: [{ row: 1, field: 'file', reason }], total: 1 },
    })
  })

  it('an upload can be cancelled', () => {
    const app = setUp()
    void app.start(file)
    app.sending()?.cancel()
    expect(app.received.cancelled).toBe(1)
  })

  it('an upload loads no stops where another project was opened meanwhile', async () => {
    const app = setUp()
    const done = app.start(file)
    app.open('8')
    app.answer.resolve(E.right(94))
    await done
    expect(app.reloads).toEqual([])
  })
})
