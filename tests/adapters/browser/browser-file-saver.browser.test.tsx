import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { browserFileSaver } from '../../../src/adapters/browser'

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
  expect(await browserFileSaver(document).save('report_p1.pdf', 'application/pdf', bytes)()).toEqual(E.right(undefined))
  document.removeEventListener('click', catchClick)
  const [file] = clicked
  expect([clicked.length, file?.name, document.body.childElementCount]).toEqual([1, 'report_p1.pdf', before])
  const saved = await fetch(file?.href ?? '')
  expect([saved.headers.get('content-type'), await saved.text()]).toEqual(['application/pdf', '%PDF-1.7 ë'])
})
