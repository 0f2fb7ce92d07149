import { aDraft, aRow, fileOf, numbered, updateOf } from '../../../kit/delivery/test-data'
import { opened, type UseCase } from './use-case'

/** A stop at its second place goes to the first. */
export const toFront = { ...updateOf('b', { currentCarrier: 1, newSequence: numbered(10) }), newCarrier: undefined }
const toSouth = { ...updateOf('b', { currentCarrier: 1 }), newCarrier: 2 }
const house = { zip: '3511AB', houseNumber: '12', houseNumberSuffix: '' }

export const stopCases: ReadonlyArray<UseCase> = [
  {
    name: 'load the external routes',
    tried: 'load external routes',
    situation: 'External routes load failure (not 401)',
    run: ({ desk }) => desk.stop.loadCarriers(),
  },
  {
    name: 'resequence a stop',
    tried: 'update a stop',
    situation: 'External update failure, and stop fetch failure',
    before: opened,
    run: ({ desk }) => desk.stop.resequence(toFront),
  },
  {
    name: 'move a stop to another route',
    tried: 'update a stop',
    situation: 'External update failure, and stop fetch failure',
    before: opened,
    run: ({ desk }) => desk.stop.moveToRoute(toSouth),
  },
  {
    name: 'refresh a stop that was moved',
    tried: 'refresh a stop',
    situation: 'External update failure, and stop fetch failure',
    before: opened,
    once: 'Refreshing...',
    run: ({ desk }) => desk.stop.moveToRoute(toSouth),
  },
  {
    name: 'lock a stop',
    tried: 'lock or unlock',
    situation: 'External update failure, and stop fetch failure',
    before: opened,
    run: ({ desk }) => desk.lock.turn({ stop: 'b' }),
  },
  {
    name: 'upload stops',
    tried: 'upload stops',
    situation: 'Stop upload failure (not 401)',
    before: opened,
    run: ({ desk }) => desk.stop.upload(fileOf([aRow(1)])),
  },
  {
    name: 'add a stop',
    tried: 'add a stop',
    situation: 'Other failures',
    before: opened,
    run: ({ desk }) => desk.stop.add(aDraft),
  },
  {
    name: 'look up the address of a stop',
    tried: 'look up an address',
    situation: 'Address lookup failure',
    run: ({ desk }) => desk.stop.lookUpAddress(house),
  },
  {
    name: 'look up the address of a driver',
    tried: 'look up an address',
    situation: 'Address lookup failure',
    run: ({ desk }) => desk.driver.lookUpAddress(house),
  },
]
