import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { memoryServer } from '../../../kit/memory'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { deskInMemory, keptBy, visser } from '../../../kit/test-app'
import { held } from '../../../kit/deferred'
import { anOldProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

it('the box of a stop is disabled while it is updated, and sends once', async () => {
  const server = memoryServer()
  anOldProject(server, aPlanOf([aRouteTo(['a', 'b'])]))
  const { desk } = await deskInMemory({ kept: keptBy(visser), server })
  const [answer, sent] = [held<boolean>(), { times: 0 }]
  const resequence = () => {
    sent.times += 1
    return answer.promise()
  }
  renderApp({ ...desk, stop: { ...desk.stop, resequence } }, '/projects/7/(tab:stops/b)')
  const number = page.getByRole('textbox', { name: 'Sequence number' })
  await number.fill('10')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(number).toBeDisabled()
  await expect.element(page.getByRole('combobox', { name: 'Assigned route' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Update' })).toBeDisabled()
  expect(sent.times).toBe(1)
  answer.settle(false)
  await expect.element(number).toBeEnabled()
  await expect.element(number).toHaveFocus()
  await expect.element(number).toHaveValue('10')
})
