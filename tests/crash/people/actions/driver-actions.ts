import { isDeepStrictEqual } from 'node:util'
import { driverBody } from '../../../kit/driver-body'
import { changeRequest, postRequest } from '../../server-connection'
import { resultingVersion } from '../resulting-version'
import type { UserAction, KnownDriver, UserLog } from '../user-log'
import { parseObject } from '../../parse-answer'

export const DRIVERS = '/delivery/v2/drivers'

export const addDriver = (log: UserLog, key: string): UserAction => ({
  request: postRequest(key, DRIVERS, { ...driverBody, lastName: key }),
  checkAnswer: ({ status, version, text }) => {
    const id = String(parseObject(text)['id'])
    log.drivers.set(id, { id, version: Number(version), text, isRemoved: false })
    return status === 201 && version === '1'
  },
})

export const changeDriver = (log: UserLog, { id, version }: KnownDriver, key: string): UserAction => ({
  request: changeRequest('PUT', `${DRIVERS}/${id}`, { ...driverBody, lastName: key }, version),
  checkAnswer: (answer, isRepeat) => {
    const newVersion = resultingVersion(answer, isRepeat)
    const text = answer.status === 200 ? answer.text : undefined
    log.drivers.set(id, { id, version: version + 1, text, isRemoved: false })
    return newVersion === version + 1
  },
})

export const removeDriver = (log: UserLog, driver: KnownDriver): UserAction => ({
  request: { method: 'DELETE', path: `${DRIVERS}/${driver.id}` },
  checkAnswer: ({ status }, isRepeat) => {
    log.drivers.set(driver.id, { ...driver, isRemoved: true })
    return status === 204 || (isRepeat && status === 404)
  },
})

export const restoreDriver = (log: UserLog, driver: KnownDriver, key: string): UserAction => ({
  request: postRequest(key, `${DRIVERS}/${driver.id}/restore`),
  checkAnswer: ({ status, text }) => {
    log.drivers.set(driver.id, { ...driver, isRemoved: false })
    return status === 200 && isDeepStrictEqual(parseObject(text), parseObject(driver.text ?? text))
  },
})
