import { isDeepStrictEqual } from 'node:util'
import { changing, posted } from '../../server-connection'
import { ledTo } from '../resulting-version'
import type { Act, KnownDriver, Notebook } from '../user-log'
import { said } from '../../parse-answer'

export const DRIVERS = '/delivery/v2/drivers'

const aDriver = (key: string) => ({
  firstName: 'Joris',
  lastName: key,
  zip: '2801 YA',
  houseNumber: '3',
  addressSummary: 'Lindenhof 3, 2801 YA Gouda',
  mobileNumber: '06-12345678',
  availabilityEarliest: '9:00',
  availabilityLatest: '18:00',
  capacity: [0, 50],
})

export const hireDriver = (book: Notebook, key: string): Act => ({
  sent: posted(key, DRIVERS, aDriver(key)),
  hear: ({ status, version, text }) => {
    const id = String(said(text)['id'])
    book.drivers.set(id, { id, version: Number(version), text, isRemoved: false })
    return status === 201 && version === '1'
  },
})

export const changeDriver = (book: Notebook, { id, version }: KnownDriver, key: string): Act => ({
  sent: changing('PUT', `${DRIVERS}/${id}`, aDriver(key), version),
  hear: (answer, isRepeat) => {
    const became = ledTo(answer, isRepeat)
    const text = answer.status === 200 ? answer.text : undefined
    book.drivers.set(id, { id, version: version + 1, text, isRemoved: false })
    return became === version + 1
  },
})

export const removeDriver = (book: Notebook, driver: KnownDriver): Act => ({
  sent: { method: 'DELETE', path: `${DRIVERS}/${driver.id}` },
  hear: ({ status }, isRepeat) => {
    book.drivers.set(driver.id, { ...driver, isRemoved: true })
    return status === 204 || (isRepeat && status === 404)
  },
})

export const restoreDriver = (book: Notebook, driver: KnownDriver, key: string): Act => ({
  sent: posted(key, `${DRIVERS}/${driver.id}/restore`),
  hear: ({ status, text }) => {
    book.drivers.set(driver.id, { ...driver, isRemoved: false })
    return status === 200 && isDeepStrictEqual(said(text), said(driver.text ?? text))
  },
})
