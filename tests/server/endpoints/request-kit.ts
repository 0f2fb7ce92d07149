import { isJsonObject } from '../../../src/domain/parse'
import type { SendRequest, TestRequest } from '../test-server'

/** Makes a project as this user. */
export const aProject = async (ask: SendRequest): Promise<string> => {
  const { body } = await ask('POST', '/delivery/v2/projects', { body: { projectName: 'Week 48' } })
  const data = isJsonObject(body) ? body['data'] : undefined
  return isJsonObject(data) ? String(data['id']) : ''
}

const row = (index: number) => ({
  customerName: `Klant ${index + 1}`,
  zip: '2801 YA',
  houseNumber: String(index + 1),
  lat: 52 + index / 1000,
  lng: 4.7,
})

/** An upload of stops; each has the required fields and the given ones. */
export const uploadOf = (stops: ReadonlyArray<object>): TestRequest =>
  formOf(JSON.stringify(stops.map((fields, index) => ({ ...row(index), ...fields }))))

/** A form with one file in it. */
export const formOf = (content: string | Buffer, field = 'file'): TestRequest => ({
  headers: { 'content-type': 'multipart/form-data; boundary=xx' },
  raw: Buffer.concat([
    Buffer.from(
      `--xx\r\ncontent-disposition: form-data; name="${field}"; filename="stops.json"\r\ncontent-type: application/json\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n--xx--\r\n'),
  ]),
})

/** The answer as a record, or the record under a name in it. */
export const recordIn = (value: unknown, name?: string): Readonly<Record<string, unknown>> => {
  const record = name === undefined || !isJsonObject(value) ? value : value[name]
  return isJsonObject(record) ? record : {}
}

export const listIn = (value: unknown): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  Array.isArray(value) ? value.filter(isJsonObject) : []
