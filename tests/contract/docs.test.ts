import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../../contract'
import { docsPage, docsStyle } from '../../contract/docs'
import { openApiDocument } from '../../contract/open-api'

const page = docsPage(openApiDocument('0.1.0'))

describe('docsPage', () => {
  it('the page has an article and a link for every endpoint', () => {
    for (const { name } of allEndpoints) {
      expect(page).toContain(`<article id="${name}">`)
      expect(page).toContain(`href="#${name}"`)
    }
  })

  it('every link of the page points to an existing id, and ids are unique', () => {
    const wanted = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('the page has no script, no inline style and no external resource except its style sheet', () => {
    expect(page).not.toMatch(/<script|<style| style=| on\w+=|https?:\/\//)
    expect([...page.matchAll(/<link[^>]+href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/docs.css'])
    expect(docsStyle).not.toMatch(/@import|url\(|<\//)
  })

  it('every opened tag is closed', () => {
    const open: string[] = []
    const wrong: string[] = []
    for (const [tag, slash, name = ''] of page.matchAll(/<(\/?)([a-z]\w*)[^>]*?(?<!\/)>/g)) {
      if (slash === '') open.push(name)
      else if (open.pop() !== name) wrong.push(tag)
    }
    expect([open, wrong]).toEqual([[], []])
  })

  it('text in the document is escaped', () => {
    const document = openApiDocument('<script>alert("1")</script>')
    const unsafePage = docsPage({ ...document, info: { ...document.info, title: `<script>alert("1 & '2'")</script>` } })
    expect(unsafePage).toContain('<h1>&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;</h1>')
    expect(unsafePage).not.toContain('<script')
  })

  it('the page shows an example request, an example answer and the refusal codes of an endpoint', () => {
    const part = page.slice(page.indexOf('<article id="lookUpAddress">'), page.indexOf('<article id="isAlive">'))
    expect(part).toContain(
      'GET /delivery/v2/utils/zipcodecheck?zipcode=3511AB&amp;housenumber=12&amp;suffix=a\nX-API-KEY: ',
    )
    expect(part).toContain('&quot;street_name&quot;: &quot;Oude Gracht&quot;')
    expect(part).toContain('<code>address_service_away</code>')
  })
})
