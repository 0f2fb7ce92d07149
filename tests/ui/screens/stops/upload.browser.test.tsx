import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyPlan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { aRow } from '../../../kit/delivery/test-data'
import { openStops } from './forty-stops'

const upload = page.getByRole('button', { name: 'Upload file' })

const dropFiles = (...files: ReadonlyArray<File>): void => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  page.getByRole('main').element().dispatchEvent(drop)
}

const jsonFile = (content: unknown, name = 'stops.json') => new File([JSON.stringify(content)], name)

describe('uploading to a project with stops', () => {
  it('a dropped file is refused with the reason (§4)', async () => {
    const { server } = await openStops()
    await expect.element(upload).toHaveAccessibleDescription('This project already has stops')
    await expect.element(upload).toHaveAttribute('aria-disabled', 'true')
    dropFiles(jsonFile([aRow(0)]))
    await expect.element(page.getByText('The file was not taken. This project already has stops')).toBeVisible()
    expect(server.projects.get('7')?.version).toBe(1)
  })
})

describe('uploading to a project without stops (§4)', () => {
  it('a file dropped on the panel is uploaded and its stops are listed', async () => {
    await openStops(emptyPlan)
    await expect.element(page.getByText('Drop a .json file with stops here')).toBeVisible()
    dropFiles(jsonFile(Array.from({ length: 20 }, (_, index) => aRow(index))))
    await expect.element(page.getByText('1–15 of 20')).toBeVisible()
    await expect.element(upload).toHaveAttribute('aria-disabled', 'true')
  })

  it('an empty project says where CSV and Excel files go', async () => {
    await openStops(emptyPlan)
    await expect.element(page.getByText('Import… reads CSV and Excel files.')).toBeVisible()
  })

  it('two files dropped at once are both refused', async () => {
    const { server } = await openStops(emptyPlan)
    await expect.element(page.getByText('Drop a .json file with stops here')).toBeVisible()
    dropFiles(jsonFile([aRow(0)], 'monday.json'), jsonFile([aRow(1)], 'tuesday.json'))
    await expect.element(page.getByText('The file was not taken. Drop one file at a time')).toBeVisible()
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('the file input accepts .json only and can be used again after a refused file', async () => {
    const { server } = await openStops(emptyPlan)
    await expect.element(page.getByText('Drop a .json file with stops here')).toBeVisible()
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    expect(input?.accept).toBe('.json,application/json')
    await userEvent.upload(page.elementLocator(input ?? document.body), jsonFile([{ zip: '1' }]))
    await expect.element(page.getByText('Something went wrong, please check your file and try again')).toBeVisible()
    expect(input?.value).toBe('')
    await userEvent.upload(page.elementLocator(input ?? document.body), jsonFile([aRow(0)]))
    await expect.element(page.getByText('1 of 1')).toBeVisible()
    expect(server.projects.get('7')?.version).toBe(2)
  })

  it('a refused file shows its problems by row, which can be copied', async () => {
    const { clipboard } = await openStops(emptyPlan)
    await expect.element(page.getByText('Drop a .json file with stops here')).toBeVisible()
    dropFiles(jsonFile([aRow(0), aRow(1, { zip: '' })], 'week-48.json'))
    await expect.element(page.getByText('Something went wrong, please check your file and try again')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '1 problem in 1 row' })).toBeVisible()
    await expect.element(page.getByText('week-48.json')).toBeVisible()
    await expect
      .element(page.getByRole('table', { name: 'Problems in the file' }).getByRole('row').nth(1))
      .toHaveTextContent(/^2zip/)
    await page.getByRole('button', { name: 'Copy list' }).click()
    await expect.poll(clipboard.text).toMatch(/^Row\tField\tReason\n2\tzip\t/)
  })

  it('a file that is not .json is refused without being sent', async () => {
    const { server } = await openStops(emptyPlan)
    await expect.element(page.getByText('Drop a .json file with stops here')).toBeVisible()
    server.setFailure({ kind: 'unreachable' })
    dropFiles(jsonFile([aRow(0)], 'stops.csv'))
    await expect.element(page.getByText('Not a .json file')).toBeVisible()
    await expect.element(page.getByText('Something went wrong, please check your file and try again')).toBeVisible()
  })
})
