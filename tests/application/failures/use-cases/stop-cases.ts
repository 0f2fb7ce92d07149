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
    attemptName: 'load carriers',
    situation: 'External routes load failure (not 401)',
    run: ({ app }) => app.stop.loadCarriers(),
  },
  {
    name: 'resequence a stop',
    attemptName: 'update a stop',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.stop.resequence(toFront),
  },
  {
    name: 'move a stop to another route',
    attemptName: 'update a stop',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.stop.moveToRoute(toSouth),
  },
  {
    name: 'refresh a stop that was moved',
    attemptName: 'refresh a stop',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    once: 'Refreshing...',
    run: ({ app }) => app.stop.moveToRoute(toSouth),
  },
  {
    name: 'lock a stop',
    attemptName: 'lock or unlock',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.lock.toggle({ stops: ['b'] }),
  },
  {
    name: 'move stops',
    attemptName: 'move stops',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.move.unplan(['b']),
  },
  {
    name: 'edit a stop',
    attemptName: 'edit a stop',
    situation: 'Other failures',
    before: openProject,
    run: ({ app }) => app.stop.edit('b', [{ field: 'notes', was: undefined, now: 'Achterom' }]),
  },
  {
    name: 'delete a stop',
    attemptName: 'delete a stop',
    situation: 'External update failure, and stop fetch failure',
    before: openProject,
    run: ({ app }) => app.stop.remove('b'),
  },
  {
    name: 'read prices',
    attemptName: 'read prices',
    situation: 'Other failures',
    before: openProject,
    run: ({ app }) => app.move.openDialog(['b']),
  },
  {
    name: 'upload stops',
    attemptName: 'upload stops',
    situation: 'Stop upload failure (not 401)',
    before: openProject,
    run: ({ app }) => app.stop.upload(fileOf([aRow(1)])),
  },
  {
    name: 'add a stop',
    attemptName: 'add a stop',
    situation: 'Other failures',
    before: openProject,
    run: ({ app }) => app.stop.add(aDraft),
  },
  {
    name: 'look up the address of a stop',
    attemptName: 'look up an address',
    situation: 'Address lookup failure',
    run: ({ app }) => app.stop.lookUpAddress(house),
  },
  {
    name: 'look up the address of a driver',
    attemptName: 'look up an address',
    situation: 'Address lookup failure',
    run: ({ app }) => app.driver.lookUpAddress(house),
  },
]
