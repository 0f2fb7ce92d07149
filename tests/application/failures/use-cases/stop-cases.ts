import { aDraft, aRow, fileOf, sequenceNumber, updateOf } from '../../../kit/delivery/test-data'
import { openProject, type UseCase } from './use-case'

/** Moves the second stop of a route to the first position. */
export const toFront = {
  ...updateOf('b', { currentCarrier: 1, newSequence: sequenceNumber(10) }),
  newCarrier: undefined,
}
const toSouth = { ...updateOf('b', { currentCarrier: 1 }), newCarrier: 2 }
const house = { zip: '3511AB', houseNumber: '12', houseNumberSuffix: '' }

export const stopCases: ReadonlyArray<UseCase> = [
  {
    name: 'load the carriers',
    callName: 'load carriers',
    situation: 'External routes load failure (not 401)',
    run: ({ app }) => app.stop.loadCarriers(),
  },
  {
    name: 'resequence a stop',
    callName: 'update a stop',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.stop.resequence(toFront),
  },
  {
    name: 'move a stop to another route',
    callName: 'update a stop',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.stop.moveToRoute(toSouth),
  },
  {
    name: 'refresh a stop that was moved',
    callName: 'refresh a stop',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    once: 'Refreshing...',
    run: ({ app }) => app.stop.moveToRoute(toSouth),
  },
  {
    name: 'lock a stop',
    callName: 'lock or unlock',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.lock.toggle({ stops: ['b'] }),
  },
  {
    name: 'move stops',
    callName: 'move stops',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.move.unplan(['b']),
  },
  {
    name: 'edit a stop',
    callName: 'edit a stop',
    situation: 'Other failures',
    before: openProject,
    run: ({ app }) => app.stop.edit('b', [{ field: 'notes', was: undefined, now: 'Achterom' }]),
  },
  {
    name: 'delete a stop',
    callName: 'delete a stop',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.stop.remove('b'),
  },
  {
    name: 'read prices',
    callName: 'read prices',
    situation: 'Other failures',
    before: openProject,
    run: ({ app }) => app.move.openDialog(['b']),
  },
  {
    name: 'upload stops',
    callName: 'upload stops',
    situation: 'Stop upload failure (not 401)',
    before: openProject,
    run: ({ app }) => app.stop.upload(fileOf([aRow(1)])),
  },
  {
    name: 'add a stop',
    callName: 'add a stop',
    situation: 'Other failures',
    before: openProject,
    run: ({ app }) => app.stop.add(aDraft),
  },
  {
    name: 'look up the address of a stop',
    callName: 'look up an address',
    situation: 'Address lookup failure',
    run: ({ app }) => app.stop.lookUpAddress(house),
  },
  {
    name: 'look up the address of a driver',
    callName: 'look up an address',
    situation: 'Address lookup failure',
    run: ({ app }) => app.driver.lookUpAddress(house),
  },
]
