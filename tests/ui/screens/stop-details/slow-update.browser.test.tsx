import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import type { CallFailure } from '../../../../src/domain/failure'
import { memoryServer } from '../../../kit/memory'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { deferred } from '../../../kit/deferred'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

it('the assignment box sends an update once and is disabled until the answer', async () => {
  const server = memoryServer()
  addStoredProject(server, aPlanOf([aRouteTo(['a', 'b'])]))
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  const [answer, calls] = [deferred<E.Either<CallFailure, void>>(), { count: 0 }]
  const resequence = () => {
    calls.count += 1
    return answer.promise()
  }
  renderApp({ ...app, stop: { ...app.stop, resequence } }, '/projects/7/(tab:stops/b)')
  const number = page.getByRole('textbox', { name: 'Sequence number' })
  await number.fill('10')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(number).toBeDisabled()
  await expect.element(page.getByRole('combobox', { name: 'Assigned route' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Update' })).toBeDisabled()
  expect(calls.count).toBe(1)
  answer.resolve(E.left({ kind: 'unreachable' }))
  await expect.element(number).toBeEnabled()
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveValue('10')
})
