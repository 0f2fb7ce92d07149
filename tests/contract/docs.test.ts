import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../../contract'
import { docsPage, docsStyle } from '../../contract/docs'
import { openApiDocument } from '../../contract/open-api'

const page = docsPage(openApiDocument('0.1.0'))

describe('the page of calls', () => {
  it('has a part for every call, and a way to it', () => {
    for (const { name } of allEndpoints) {
      expect(page).toContain(`<article id="${name}">`)
      expect(page).toContain(`href="#${name}"`)
    }
  })

  it('leads only to what is there', () => {
    const wanted = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    const there = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(wanted.filter((id) => !there.includes(id))).toEqual([])
    expect(new Set(there).size).toBe(there.length)
  })

  it('needs no script, no style of its own, and nothing from elsewhere', () => {
    expect(page).not.toMatch(/<script|<style| style=| on\w+=|https?:\/\//)
    expect([...page.matchAll(/<link[^>]+href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/docs.css'])
    expect(docsStyle).not.toMatch(/@import|url\(|<\//)
  })

  it('closes whatever it opens', () => {
    const open: string[] = []
    const wrong: string[] = []
    for (const [tag, slash, name = ''] of page.matchAll(/<(\/?)([a-z]\w*)[^>]*?(?<!\/)>/g)) {
      if (slash === '') open.push(name)
      else if (open.pop() !== name) wrong.push(tag)
    }
    expect([open, wrong]).toEqual([[], []])
  })

  it('shows what is put into it as text', () => {
    const document = openApiDocument('<script>alert("1")</script>')
    const named = docsPage({ ...document, info: { ...document.info, title: `<script>alert("1 & '2'")</script>` } })
    expect(named).toContain('<h1>&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;</h1>')
    expect(named).not.toContain('<script')
  })

  it('shows what a call looks like on the wire', () => {
    const part = page.slice(page.indexOf('<article id="lookUpAddress">'), page.indexOf('<article id="isAlive">'))
    expect(part).toContain(
      'GET /delivery/v2/utils/zipcodecheck?zipcode=3511AB&amp;housenumber=12&amp;suffix=a\nX-API-KEY: ',
    )
    expect(part).toContain('&quot;street_name&quot;: &quot;Oude Gracht&quot;')
    expect(part).toContain('<code>address_service_away</code>')
  })
})
