import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openGeocoder, registeredAddresses, type Geocoder } from '../../../../server/address'
import { respondJson } from '../../../kit/stub-server'
import { answerWith, docOf, fakePdok, type Fault, type FakePdok } from '../fake-pdok'

const [doc] = registeredAddresses.slice(0, 1).map(docOf)
const asked = { zip: '2801YA', houseNumber: '1', suffix: undefined }
const away = E.left('away')

const awayFor = (reason: string): unknown =>
  expect.stringMatching(new RegExp(`^the address service 127\\.0\\.0\\.1:\\d+ is away: ${reason}, after \\d+ ms$`))

const faults: Readonly<Record<string, Fault>> = {
  'answers 500': (response) => respondJson(response, 500, { error: 'java.lang.OutOfMemoryError' }),
  'answers 429': (response) => respondJson(response, 429, 'slow down'),
  'answers 400': (response) => respondJson(response, 400, { error: { msg: 'no such field' } }),
  'answers 204': (response) => void response.writeHead(204).end(),
  'answers with a page': (response) => respondJson(response, 200, '<html><body>Onderhoud</body></html>'),
  'answers with nothing': (response) => respondJson(response, 200, ''),
  'breaks off its JSON': (response) => respondJson(response, 200, JSON.stringify(answerWith([doc])).slice(0, -9)),
  'breaks off the line': (response) => {
    response.writeHead(200, { 'content-length': '4000' }).write('{"response":')
    response.socket?.destroy()
  },
  'leads on in circles': (response, base) =>
    void response.writeHead(302, { location: `${base}/bzk/locatieserver/search/v3_1/free?q=again` }).end(),
  'leads elsewhere': (response) => void response.writeHead(301, { location: 'http://127.0.0.1:9/' }).end(),
  'answers without documents': (response) => respondJson(response, 200, { response: { numFound: 1 } }),
  'answers with a list': (response) => respondJson(response, 200, []),
  'answers null': (response) => respondJson(response, 200, 'null'),
  'answers with documents that are none': (response) =>
    respondJson(response, 200, answerWith([7, null, 'adres', [], {}])),
  'answers with fields of another kind': (response) =>
    respondJson(
      response,
      200,
      answerWith([{ straatnaam: { nl: 'Lindenhof' }, woonplaatsnaam: ['Gouda'], huisnummer: {} }]),
    ),
  'answers without end': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const piece = `{"response":{"docs":[${'{},'.repeat(20_000)}`
    const pour = (): void => {
      while (!response.destroyed && response.write(piece));
    }
    response.on('drain', pour)
    pour()
  },
}

describe('when PDOK', () => {
  let pdok: FakePdok
  let told: string[]
  let book: Geocoder
  beforeEach(async () => {
    pdok = await fakePdok()
    told = []
    const onUnavailable = (words: string) => told.push(words)
    book = openGeocoder('pdok', { base: pdok.base, onUnavailable }, { now: () => new Date() })
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await pdok.close()
  })

  it.each(Object.entries(faults))('%s, it is away, and answers once it is well', async (_, fault) => {
    pdok.setFault(fault)
    expect(await book.find(asked)).toEqual(away)
    expect(told).toEqual([awayFor('.+')])
    expect(told).not.toEqual([awayFor('TimeoutError')])
    pdok.setFault(undefined)
    expect(E.isRight(await book.find(asked))).toBe(true)
  })

  it('answers without end, its answer is broken off', async () => {
    pdok.setFault(faults['answers without end'])
    await book.find(asked)
    expect(told).toEqual([awayFor('answer too long')])
  })

  it('redirects to another server, that one is not asked', async () => {
    pdok.setFault(faults['leads on in circles'])
    await book.find(asked)
    expect(pdok.queries).toHaveLength(1)
  })

  const dripping: Fault = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drops = setInterval(() => response.write(' '), 50)
    response.on('close', () => clearInterval(drops))
  }
  const silent: Fault = () => undefined

  it.each([
    ['says nothing', silent],
    ['answers drop by drop', dripping],
  ])('%s, it costs 2 seconds and no more', async (_, fault) => {
    pdok.setFault(fault)
    const limit = vi.spyOn(AbortSignal, 'timeout')
    expect(await book.find(asked)).toEqual(away)
    expect(told).toEqual([awayFor('TimeoutError')])
    expect(limit.mock.calls).toEqual([[2_000]])
  })

  it('is not there at all, it counts as away at once', async () => {
    await pdok.close()
    expect(await book.find(asked)).toEqual(away)
    expect(told).toEqual([awayFor('ECONNREFUSED')])
  })

  it('counts as away, the reason tells nothing of the address', async () => {
    pdok.setFault((response) => respondJson(response, 200, 'Lindenhof 1, 2801YA Gouda'))
    await book.find(asked)
    pdok.setFault(faults['answers 500'])
    await book.find(asked)
    expect(told).toEqual([awayFor('SyntaxError'), awayFor('status 500')])
  })

  it('finds an address without a place, it is found without one', async () => {
    pdok.setFault((response) => respondJson(response, 200, answerWith([{ ...doc, centroide_ll: 'POLYGON((1 2))' }])))
    expect(await book.find(asked)).toEqual(
      E.right({ street: 'Lindenhof', houseNumber: '1', city: 'Gouda', at: undefined }),
    )
  })

  it('finds only addresses that are like the one that was asked for, there is nothing there', async () => {
    const other = { ...doc, huisnummer: 11 }
    pdok.setFault((response) => respondJson(response, 200, answerWith([other, { ...doc, postcode: '2801YB' }])))
    expect(await book.find(asked)).toEqual(E.left('nothing there'))
  })

  it('is asked, the request is as documented', async () => {
    await book.find({ zip: '2801 ya', houseNumber: '7', suffix: 'A' })
    expect(pdok.queries.map((query) => [query.get('q'), query.get('fq'), query.get('rows')])).toEqual([
      ['postcode:2801YA and huisnummer:7', 'type:adres', '100'],
    ])
  })

  it('could not know the address, it is not asked', async () => {
    await book.find({ zip: '1234', houseNumber: '7', suffix: undefined })
    await book.find({ zip: '2801YA', houseNumber: 'bis', suffix: undefined })
    expect(pdok.queries).toEqual([])
  })
})
