import { setTimeout } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { processPorts } from '../../../server/lifecycle/collect-garbage-when-idle'
import { openGeocoder, registeredAddresses, type Geocoder } from '../../../server/address'
import { respondJson } from '../../kit/stub-server'
import { answerWith, docOf, fakePdok, type Fault, type FakePdok } from './fake-pdok'

const [doc] = registeredAddresses.slice(0, 1).map(docOf)
const query = { zip: '2801YA', houseNumber: '1', suffix: undefined }
const unavailable = E.left('unavailable')

const { collectGarbage } = processPorts()

const unavailableMessage = (reason: string): unknown =>
  expect.stringMatching(new RegExp(`^the address service 127\\.0\\.0\\.1:\\d+ is away: ${reason}, after \\d+ ms$`))

const faults: Readonly<Record<string, Fault>> = {
  'answers 500': (response) => respondJson(response, 500, { error: 'java.lang.OutOfMemoryError' }),
  'answers 429': (response) => respondJson(response, 429, 'slow down'),
  'answers 400': (response) => respondJson(response, 400, { error: { msg: 'no such field' } }),
  'answers 204': (response) => void response.writeHead(204).end(),
  'answers with an HTML page': (response) => respondJson(response, 200, '<html><body>Onderhoud</body></html>'),
  'answers with an empty body': (response) => respondJson(response, 200, ''),
  'truncates its JSON': (response) => respondJson(response, 200, JSON.stringify(answerWith([doc])).slice(0, -9)),
  'closes the connection': (response) => {
    response.writeHead(200, { 'content-length': '4000' }).write('{"response":')
    response.socket?.destroy()
  },
  'redirects to itself': (response, base) =>
    void response.writeHead(302, { location: `${base}/bzk/locatieserver/search/v3_1/free?q=again` }).end(),
  'redirects to another server': (response) => void response.writeHead(301, { location: 'http://127.0.0.1:9/' }).end(),
  'answers without documents': (response) => respondJson(response, 200, { response: { numFound: 1 } }),
  'answers with a list': (response) => respondJson(response, 200, []),
  'answers null': (response) => respondJson(response, 200, 'null'),
  'answers with malformed documents': (response) => respondJson(response, 200, answerWith([7, null, 'adres', [], {}])),
  'answers with fields of other types': (response) =>
    respondJson(
      response,
      200,
      answerWith([{ straatnaam: { nl: 'Lindenhof' }, woonplaatsnaam: ['Gouda'], huisnummer: {} }]),
    ),
  'answers without end': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const chunk = `{"response":{"docs":[${'{},'.repeat(20_000)}`
    const pour = (): void => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', pour)
    pour()
  },
}

describe('pdokGeocoder', () => {
  let pdok: FakePdok
  let warnings: string[]
  let geocoder: Geocoder
  beforeEach(async () => {
    pdok = await fakePdok()
    warnings = []
    const onUnavailable = (message: string) => warnings.push(message)
    geocoder = openGeocoder('pdok', { base: pdok.base, onUnavailable }, { now: () => new Date() })
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await pdok.close()
  })

  it.each(Object.entries(faults))('a PDOK that %s counts as unavailable until it recovers', async (_, fault) => {
    pdok.setFault(fault)
    expect(await geocoder.find(query)).toEqual(unavailable)
    expect(warnings).toEqual([unavailableMessage('.+')])
    expect(warnings).not.toEqual([unavailableMessage('TimeoutError')])
    pdok.setFault(undefined)
    expect(E.isRight(await geocoder.find(query))).toBe(true)
  })

  it('an endless answer is cancelled', async () => {
    pdok.setFault(faults['answers without end'])
    await geocoder.find(query)
    expect(warnings).toEqual([unavailableMessage('answer too long')])
  })

  it('a redirect to another server is not followed', async () => {
    pdok.setFault(faults['redirects to itself'])
    await geocoder.find(query)
    expect(pdok.queries).toHaveLength(1)
  })

  const dripping: Fault = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drops = setInterval(() => response.write(' '), 50)
    response.on('close', () => clearInterval(drops))
  }
  const silent: Fault = () => undefined

  it.each([
    ['never answers', silent],
    ['answers too slowly', dripping],
  ])('a PDOK that %s takes 2 seconds', async (_, fault) => {
    pdok.setFault(fault)
    const limit = vi.spyOn(AbortSignal, 'timeout')
    expect(await geocoder.find(query)).toEqual(unavailable)
    expect(warnings).toEqual([unavailableMessage('TimeoutError')])
    expect(limit.mock.calls).toEqual([[2_000]])
  })

  it.each([
    ['does not answer', () => undefined],
    ['answers too slowly', dripping],
  ])('a PDOK that %s takes 2 seconds also where garbage is collected meanwhile', async (_, fault) => {
    pdok.setFault(fault)
    const answer = geocoder.find(query)
    for (let times = 0; times < 3; times += 1) {
      await setTimeout(300)
      collectGarbage()
    }
    expect(await answer).toEqual(unavailable)
    expect(warnings).toEqual([unavailableMessage('TimeoutError')])
  })

  it('an unreachable PDOK is unavailable at once', async () => {
    await pdok.close()
    expect(await geocoder.find(query)).toEqual(unavailable)
    expect(warnings).toEqual([unavailableMessage('ECONNREFUSED')])
  })

  it('the reason of an unavailable PDOK does not contain the address', async () => {
    pdok.setFault((response) => respondJson(response, 200, 'Lindenhof 1, 2801YA Gouda'))
    await geocoder.find(query)
    pdok.setFault(faults['answers 500'])
    await geocoder.find(query)
    expect(warnings).toEqual([unavailableMessage('SyntaxError'), unavailableMessage('status 500')])
  })

  it('an address without coordinates is found without coordinates', async () => {
    pdok.setFault((response) => respondJson(response, 200, answerWith([{ ...doc, centroide_ll: 'POLYGON((1 2))' }])))
    expect(await geocoder.find(query)).toEqual(
      E.right({ street: 'Lindenhof', houseNumber: '1', city: 'Gouda', coordinates: undefined, isExact: true }),
    )
  })

  it('similar addresses are not found', async () => {
    const otherDoc = { ...doc, huisnummer: 11 }
    pdok.setFault((response) => respondJson(response, 200, answerWith([otherDoc, { ...doc, postcode: '2801YB' }])))
    expect(await geocoder.find(query)).toEqual(E.left('not found'))
  })

  it('the request has the documented form', async () => {
    await geocoder.find({ zip: '2801 ya', houseNumber: '7', suffix: 'A' })
    expect(pdok.queries.map((sent) => [sent.get('q'), sent.get('fq'), sent.get('rows')])).toEqual([
      ['postcode:2801YA and huisnummer:7', 'type:adres', '100'],
    ])
  })

  it('an address that PDOK cannot know is not requested', async () => {
    await geocoder.find({ zip: '1234', houseNumber: '7', suffix: undefined })
    await geocoder.find({ zip: '2801YA', houseNumber: 'bis', suffix: undefined })
    expect(pdok.queries).toEqual([])
  })
})
