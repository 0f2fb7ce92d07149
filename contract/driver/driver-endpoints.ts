import { answer, call, empty, json, ofDriver, plain } from '../endpoint'
import { listOf } from '../shape'
import { driver } from './driver-codec'
import { driverDraft } from './driver-draft-codec'

const drivers = '/delivery/v2/drivers'
const ofAll = { ...plain, group: 'Drivers', path: drivers } as const
const ofOne = {
  ...plain,
  group: 'Drivers',
  path: `${drivers}/{id}`,
  parameters: ofDriver,
  refusals: ['not_found'],
} as const
const readOnly = { answered: true, checked: false }
const changing = { answered: true, checked: true }

export const listDrivers = call({
  ...ofAll,
  name: 'listDrivers',
  method: 'GET',
  summary: 'List the drivers of the organisation',
  answer: answer(listOf(driver)),
})

export const createDriver = call({
  ...ofAll,
  name: 'createDriver',
  method: 'POST',
  summary: 'Add a driver',
  body: json(driverDraft),
  answer: answer(driver, 201),
  version: readOnly,
})

export const readDriver = call({
  ...ofOne,
  name: 'readDriver',
  method: 'GET',
  summary: 'Read one driver',
  answer: answer(driver),
  version: readOnly,
})

export const changeDriver = call({
  ...ofOne,
  name: 'changeDriver',
  method: 'PUT',
  summary: 'Store the details of a driver',
  body: json(driverDraft),
  answer: answer(driver),
  version: changing,
})

export const deleteDriver = call({
  ...ofOne,
  name: 'deleteDriver',
  method: 'DELETE',
  summary: 'Delete a driver, who can be restored for 24 hours',
  answer: empty,
  version: { answered: false, checked: true },
})

export const restoreDriver = call({
  ...ofOne,
  name: 'restoreDriver',
  method: 'POST',
  path: `${drivers}/{id}/restore`,
  summary: 'Bring back a driver who was deleted in the last 24 hours',
  answer: answer(driver),
  version: readOnly,
})
