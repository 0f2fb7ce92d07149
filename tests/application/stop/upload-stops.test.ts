import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { PlanStore } from '../../../src/application/plan'
import { uploadStops, UploadStore, type Upload } from '../../../src/application/stop'
import type { CallFailure } from '../../../src/domain/failure'
import { emptyPlan } from '../../../src/domain/plan'
import { held } from '../../kit/deferred'

const file = { name: 'stops.json', size: 2, bytes: () => Promise.resolve(new ArrayBuffer(2)) }

const badUpload: CallFailure = {
  kind: 'refused',
  message: 'The file has problems.',
  code: 'bad_upload',
  details: [{ row: 3, field: 'zip', reason: 'Zip is missing' }],
  total: 140,
}

const laid = () => {
  const [plan, upload] = [new PlanStore(), new UploadStore()]
  const open = (id: string) =>
    plan.become({ kind: 'open', project: { id, name: '' }, createdAt: undefined, version: 1, plan: emptyPlan })
  open('7')
  const answer = held<E.Either<CallFailure, number>>()
  const heard: { progress: (share: number) => void; sent: number; cancelled: number } = {
    progress: () => undefined,
    sent: 0,
    cancelled: 0,
  }
  const [reloads, failures]: [string[], CallFailure[]] = [[], []]
  const start = uploadStops({
    stops: {
      upload: (_project, _file, onProgress): Upload => {
        heard.progress = onProgress
        heard.sent += 1
        return { done: answer.promise, cancel: () => void (heard.cancelled += 1) }
      },
    },
    plan,
    upload,
    attempt: (_, call) => async () => {
      const result = await call()
      if (E.isLeft(result)) failures.push(result.left)
      return result
    },
    reload: () => Promise.resolve(void reloads.push('reloaded')),
  })
  const sending = () => (upload.value?.kind === 'sending' ? upload.value : undefined)
  return { upload, sending, open, answer, heard, reloads, failures, start }
}

describe('a file of stops', () => {
  it('shows how far it is, and loads the stops when it is taken (§4)', async () => {
    const desk = laid()
    const done = desk.start(file)
    expect(desk.sending()).toMatchObject({ project: '7', name: 'stops.json', size: 2, share: 0 })
    desk.heard.progress(0.5)
    expect(desk.sending()?.share).toBe(0.5)
    desk.answer.settle(E.right(94))
    expect(await done).toEqual(E.right(94))
    expect([desk.upload.value, desk.reloads]).toEqual([undefined, ['reloaded']])
  })

  it('is sent once, however often the button is pressed', async () => {
    const desk = laid()
    void desk.start(file)
    expect(await desk.start(file)).toEqual(E.left({ kind: 'called-off' }))
    expect(desk.heard.sent).toBe(1)
  })

  it('that is refused loads nothing, keeps what is wrong with it, and leaves room for another', async () => {
    const desk = laid()
    const done = desk.start(file)
    desk.answer.settle(E.left(badUpload))
    await done
    const problems = [{ row: 3, field: 'zip', reason: 'Zip is missing' }]
    expect(desk.upload.value).toEqual({
      kind: 'returned',
      project: '7',
      name: 'stops.json',
      refused: { problems, total: 140 },
    })
    expect(desk.reloads).toEqual([])
    void desk.start(file)
    expect(desk.heard.sent).toBe(2)
  })

  it('that is refused as a whole is told of in the words of the server', async () => {
    const desk = laid()
    const done = desk.start(file)
    desk.answer.settle(E.left({ kind: 'refused', message: 'This project already has stops.', code: 'conflict' }))
    await done
    expect(desk.upload.value).toMatchObject({
      refused: { problems: [{ row: 1, field: 'file', reason: 'This project already has stops.' }], total: 1 },
    })
  })

  it.each<CallFailure>([{ kind: 'unreachable' }, { kind: 'called-off' }, { kind: 'signed-out' }])(
    'that came to nothing, %o, leaves nothing to say about the file',
    async (failed) => {
      const desk = laid()
      const done = desk.start(file)
      desk.answer.settle(E.left(failed))
      await done
      expect([desk.upload.value, desk.failures]).toEqual([undefined, [failed]])
    },
  )

  it.each([
    ['stops.csv', 2, 'Not a .json file'],
    ['stops.json', 20 * 1024 * 1024 + 1, 'Larger than 20 MB'],
  ])('called %s, of %i bytes, is refused without being sent (§5)', async (name, size, reason) => {
    const desk = laid()
    await desk.start({ ...file, name, size })
    expect(desk.heard.sent).toBe(0)
    expect(desk.failures).toMatchObject([{ kind: 'refused' }])
    expect(desk.upload.value).toMatchObject({
      kind: 'returned',
      refused: { problems: [{ row: 1, field: 'file', reason }], total: 1 },
    })
  })

  it('can be called off', () => {
    const desk = laid()
    void desk.start(file)
    desk.sending()?.cancel()
    expect(desk.heard.cancelled).toBe(1)
  })

  it('loads nothing where another project was opened meanwhile', async () => {
    const desk = laid()
    const done = desk.start(file)
    desk.open('8')
    desk.answer.settle(E.right(94))
    await done
    expect(desk.reloads).toEqual([])
  })
})
