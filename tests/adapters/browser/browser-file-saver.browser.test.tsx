import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { browserFileSaver, type SavingWindow } from '../../../src/adapters/browser'
import { cancelled } from '../../../src/domain/failure'
import { right } from '../../kit/either'

it('browserFileSaver saves a file with its name and bytes, and leaves the page unchanged', async () => {
  const before = document.body.childElementCount
  const clicked: { readonly name: string; readonly href: string }[] = []
  const catchClick = (event: MouseEvent): void => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    clicked.push({ name: event.target.download, href: event.target.href })
  }
  document.addEventListener('click', catchClick)
  const bytes = new TextEncoder().encode('%PDF-1.7 ë')
  expect(await browserFileSaver({ document }).save('report_p1.pdf', 'application/pdf', bytes)()).toEqual(
    E.right(undefined),
  )
  document.removeEventListener('click', catchClick)
  const [file] = clicked
  expect([clicked.length, file?.name, document.body.childElementCount]).toEqual([1, 'report_p1.pdf', before])
  const saved = await fetch(file?.href ?? '')
  expect([saved.headers.get('content-type'), await saved.text()]).toEqual(['application/pdf', '%PDF-1.7 ë'])
})

describe('the file that a user chooses', () => {
  const asking = (answer: () => Promise<{ readonly createWritable: () => Promise<unknown> }>) => {
    const asked: object[] = []
    const picker = {
      document,
      showSaveFilePicker: (options: object) => {
        asked.push(options)
        return answer()
      },
    }
    // The test needs the functions of a file that the browser writes, and no others.
    return { asked, saver: browserFileSaver(picker as SavingWindow) }
  }
  const bytes = new TextEncoder().encode('Klantnaam;Postcode')

  it('a user is asked for the file with its name and kind, and it is then written', async () => {
    const written: string[] = []
    const file = {
      write: async (data: Uint8Array<ArrayBuffer>) => void written.push(await new Blob([data]).text()),
      close: () => Promise.resolve(void written.push('closed')),
    }
    const { asked, saver } = asking(() => Promise.resolve({ createWritable: () => Promise.resolve(file) }))
    const write = right((await saver.chooseFile?.('stops_7.csv', 'text/csv; charset=utf-8')()) ?? cancelled)
    expect(asked).toEqual([{ suggestedName: 'stops_7.csv', types: [{ accept: { 'text/csv': ['.csv'] } }] }])
    expect([await write(bytes)(), written]).toEqual([E.right(undefined), ['Klantnaam;Postcode', 'closed']])
  })

  it('a user who chooses no file sees no error, and one whose file cannot be written does', async () => {
    const none = asking(() => Promise.reject(new DOMException('', 'AbortError'))).saver
    expect(await none.chooseFile?.('stops_7.csv', 'text/csv')()).toEqual(cancelled)
    const full = asking(() => Promise.resolve({ createWritable: () => Promise.reject(new Error('full')) })).saver
    const write = right((await full.chooseFile?.('stops_7.csv', 'text/csv')()) ?? cancelled)
    expect(await write(bytes)()).toMatchObject(E.left({ message: 'the file could not be written' }))
  })

  it('a user is not asked for a file where the browser cannot ask', () => {
    expect(browserFileSaver({ document }).chooseFile).toBeUndefined()
  })
})
