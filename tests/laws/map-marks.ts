import assert from 'node:assert/strict'
import { pictureOf } from '../../src/domain/map'
import { colourOf, grey } from '../../src/domain/route'
import { law, type Law } from '../kit/law'
import { given, show, stopMarks, withMarks, type Draw } from './map-drawing'

export const markLaws: ReadonlyArray<Law> = [
  law({
    name: 'a number on a pin is at least 1',
    words: 'A pin says the number of a planned stop that has one, in its route’s colour, or is a grey dot.',
    subject: pictureOf,
    given: given(),
    holds: (subject, { plan, view, own }) => {
      for (const { label, stop, colour } of stopMarks(subject(plan, view, own))) {
        const has = stop.isPlanned && stop.stopNumber >= 1
        assert.equal(label.kind === 'number' ? label.text : 'dot', has ? String(stop.stopNumber) : 'dot')
        const route = plan.routes.find(({ visits }) => visits.some(({ id }) => id === stop.id))
        assert.deepEqual(colour, has ? colourOf(route?.color) : grey)
      }
    },
    mutants: {
      'a number below 1 is written on the pin': withMarks((marks) =>
        marks.map((mark) =>
          mark.kind === 'stop'
            ? { ...mark, label: { kind: 'number', text: String(mark.stop.stopNumber), size: 16 } }
            : mark,
        ),
      ),
      'every pin is grey': withMarks((marks) =>
        marks.map((mark) => (mark.kind === 'stop' ? { ...mark, colour: grey } : mark)),
      ),
      'a dot has the colour of its route': withMarks((marks) =>
        marks.map((mark) => (mark.kind === 'stop' ? { ...mark, colour: colourOf(mark.stop.color) } : mark)),
      ),
    } satisfies Readonly<Record<string, Draw>>,
    show,
  }),
  law({
    name: 'the camera sees the stops',
    words: 'Where a frame is looked at, every stop of the view lies in it, save those said to be astray.',
    subject: pictureOf,
    given: given(),
    holds: (subject, { plan, view, own }) => {
      const { camera, marks, astray } = subject(plan, view, own)
      if (camera.kind === 'point') return
      const { southWest, northEast } = camera.frame
      for (const mark of marks.values()) {
        if (mark.kind !== 'stop' || astray.includes(mark.stop)) continue
        const { lat, lng } = mark.at
        assert.ok(lat >= southWest.lat && lat <= northEast.lat, `${mark.id} lies north or south of the frame`)
        assert.ok(lng >= southWest.lng && lng <= northEast.lng, `${mark.id} lies east or west of the frame`)
      }
    },
    mutants: {
      'the first half is framed': (plan, view, own) => ({
        ...pictureOf(plan, view, own),
        camera: pictureOf({ ...plan, stops: plan.stops.slice(0, plan.stops.length / 2) }, view, own).camera,
      }),
    } satisfies Readonly<Record<string, Draw>>,
    show,
  }),
]
