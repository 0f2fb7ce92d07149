import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  applyMapMessage,
  cookiesOf,
  mapMessage,
  viewModeOf,
  viewFromCookies,
  initialMapView,
  type MapUpdate,
  type MapCookies,
  type MapMessage,
  type MapView,
} from '../../src/domain/map'
import { aMapMessage, aMapView, anOddMapMessage, aWideView, messageTypes } from '../kit/arbitraries/map'
import { law, type Law } from '../kit/law'
import { mutantsFrom } from '../kit/mutants'
import { describeView } from '../kit/tables/map-table'

type HandleMessage = typeof applyMapMessage
type MessageCase = { readonly view: MapView; readonly message: MapMessage }

const messageCases = (
  message: fc.Arbitrary<MapMessage>,
  view: fc.Arbitrary<MapView> = aMapView(),
): fc.Arbitrary<MessageCase> => fc.record({ view, message })

const show = ({ view, message }: MessageCase, subject: HandleMessage): string =>
  `before: ${describeView(view)}\n${JSON.stringify(message)}\nafter: ${describeView(subject(view, message).view)}`

/** The view after these messages, for the project that is already open. */
const after = (subject: HandleMessage, view: MapView, ...messages: ReadonlyArray<MapMessage>): MapView =>
  messages.reduce((now, message) => subject(now, { ...message, projectId: undefined }).view, view)

/** The view without its count of camera requests. */
const withoutCounter = (view: MapView): MapView => ({ ...view, cameraRequestCount: 0 })

const cookiesAfter = (cookies: MapCookies, { cookieChanges }: MapUpdate): MapCookies =>
  cookieChanges.reduce((stored, { cookie, value }) => ({ ...stored, [cookie]: value }), cookies)

const changed =
  (change: (after: MapUpdate, messageCases: MessageCase) => MapUpdate): HandleMessage =>
  (view, message) =>
    change(applyMapMessage(view, message), { view, message })

const withView = (change: (view: MapView, messageCases: MessageCase) => MapView): HandleMessage =>
  changed((result, one) => ({ ...result, view: change(result.view, one) }))

const mutants = {
  'zoomToRoute always zooms': withView((view, { message }) =>
    message.type === 'zoomToRoute' ? { ...view, routeIndex: message.routeIndex } : view,
  ),
  'the toggle only switches on': withView((view, { message }) =>
    message.type === 'togglePlannedStops' ? { ...view, onlyUnplanned: true } : view,
  ),
  'toggleRouteDay always sets': withView((view, { message }) =>
    message.type === 'toggleRouteDay' ? { ...view, day: message.routeDay } : view,
  ),
  'showRouteDay toggles': (view, message) =>
    applyMapMessage(view, message.type === 'showRouteDay' ? { ...message, type: 'toggleRouteDay' } : message),
  'every message rebuilds': changed((result) => ({ ...result, rebuildsMap: true })),
  'a changed stop rebuilds nothing': changed((result, { message }) =>
    message.type === 'stopChangedRefresh' ? { ...result, rebuildsMap: false } : result,
  ),
  'a message without a project is another project': changed((result, { view, message }) =>
    message.projectId !== view.projectId ? { ...result, rebuildsMap: true } : result,
  ),
  'unzooming leaves the cookie': changed((result) => ({
    ...result,
    cookieChanges: result.cookieChanges.filter(({ value }) => value !== undefined),
  })),
  'the day is not stored': changed((result) => ({
    ...result,
    cookieChanges: result.cookieChanges.filter(({ cookie }) => cookie !== 'focusedRouteDay'),
  })),
  'unzooming shows every day': withView((view, { message }) =>
    message.type === 'unzoomFromRoute' ? { ...view, day: undefined } : view,
  ),
  'leaving a stop goes back to its route': withView((view, { view: before, message }) =>
    message.type === 'unzoomFromRoute' && before.zoomTarget !== undefined
      ? { ...view, routeIndex: before.routeIndex }
      : view,
  ),
  'any number is a route index': withView((view, { message }) =>
    message.type === 'zoomToRoute' ? { ...view, routeIndex: message.routeIndex } : view,
  ),
} satisfies Readonly<Record<string, HandleMessage>>

const mutantsNamed = mutantsFrom(mutants)

export const messageLaws: ReadonlyArray<Law> = [
  law({
    name: 'toggling twice returns',
    statement: 'Toggling the same route or the planned stops twice restores the view.',
    subject: applyMapMessage,
    arbitrary: messageCases(aMapMessage(['zoomToRoute', 'togglePlannedStops']), aWideView()),
    holds: (subject, { view, message }) => {
      assert.deepEqual(withoutCounter(after(subject, view, message, message)), withoutCounter(view))
    },
    mutants: mutantsNamed('zoomToRoute always zooms', 'the toggle only switches on'),
    show,
  }),
  law({
    name: 'toggling a day twice shows every day',
    statement: 'Toggling a day focuses it, and toggling it again, or ALL at any time, shows every day.',
    subject: applyMapMessage,
    arbitrary: messageCases(aMapMessage(['toggleRouteDay'])),
    holds: (subject, { view, message }) => {
      const every = { ...view, day: undefined }
      const once = after(subject, every, message)
      if (message.routeDay !== undefined && message.routeDay !== 'ALL') {
        assert.equal(once.day, message.routeDay)
        assert.equal(after(subject, once, message).day, undefined)
      }
      assert.equal(after(subject, view, { ...message, routeDay: 'ALL' }).day, undefined)
    },
    mutants: mutantsNamed('toggleRouteDay always sets'),
    show,
  }),
  law({
    name: 'showRouteDay sets the day',
    statement: 'showRouteDay sets the day, whatever was focused, and ALL shows every day.',
    subject: applyMapMessage,
    arbitrary: messageCases(aMapMessage(['showRouteDay'])),
    holds: (subject, { view, message }) => {
      if (message.routeDay === undefined) return
      const day = message.routeDay === 'ALL' ? undefined : message.routeDay
      assert.equal(after(subject, view, message).day, day)
      assert.equal(after(subject, view, message, message).day, day)
    },
    mutants: mutantsNamed('showRouteDay toggles'),
    show,
  }),
  law({
    name: 'unzooming returns to the view below',
    statement: 'Unzooming from a route, or from a stop on one, returns to the day or the unplanned stops below.',
    subject: applyMapMessage,
    arbitrary: fc.record({ view: aWideView(), route: fc.nat(5), stop: aMapMessage(['zoomToMarker']) }),
    holds: (subject, { view, route, stop }) => {
      const zoomed = after(subject, view, mapMessage('zoomToRoute', { routeIndex: route }))
      assert.deepEqual(viewModeOf(zoomed), { kind: 'one route', index: route })
      assert.deepEqual(viewModeOf(after(subject, zoomed, mapMessage('unzoomFromRoute'))), viewModeOf(view))
      assert.deepEqual(viewModeOf(after(subject, zoomed, stop, mapMessage('unzoomFromRoute'))), viewModeOf(view))
    },
    mutants: mutantsNamed('unzooming shows every day', 'leaving a stop goes back to its route'),
  }),
  law({
    name: 'the map is rebuilt in three cases',
    statement: 'The map is rebuilt on a change of project, refreshMap and stopChangedRefresh, and only then.',
    subject: applyMapMessage,
    arbitrary: messageCases(aMapMessage()),
    holds: (subject, { view, message }) => {
      const isOther = message.projectId !== undefined && message.projectId !== view.projectId
      const isRefresh = ['refreshMap', 'stopChangedRefresh'].includes(message.type)
      const { rebuildsMap } = subject(view, message)
      assert.equal(rebuildsMap, message.type !== 'zoomToProject' && (isOther || isRefresh))
    },
    mutants: mutantsNamed(
      'every message rebuilds',
      'a changed stop rebuilds nothing',
      'a message without a project is another project',
    ),
    show,
  }),
  law({
    name: 'cookies match the view',
    statement:
      'After any messages the cookies match the view, have a route index only while one is zoomed, and restore the view.',
    subject: applyMapMessage,
    arbitrary: fc.array(aMapMessage(), { maxLength: 12 }),
    holds: (subject, messages) => {
      let [view, cookies] = [initialMapView, cookiesOf(initialMapView)]
      for (const message of messages) {
        const result = subject(view, message)
        cookies = cookiesAfter(cookies, result)
        view = result.view
        assert.equal(
          cookies.routeIndexForScrolling,
          view.routeIndex === undefined ? undefined : String(view.routeIndex),
        )
      }
      assert.deepEqual(viewFromCookies(cookies, view.projectId), { ...withoutCounter(view), zoomTarget: undefined })
    },
    mutants: mutantsNamed('unzooming leaves the cookie', 'the day is not stored'),
  }),
  law({
    name: 'no message gives an invalid view',
    statement: 'After any message a route index is a whole number from 0, and zoomed coordinates are on earth.',
    subject: applyMapMessage,
    arbitrary: messageCases(fc.oneof(aMapMessage(), anOddMapMessage())),
    holds: (subject, { view, message }) => {
      const { routeIndex, zoomTarget, cameraRequestCount } = subject(view, message).view
      assert.ok(routeIndex === undefined || (Number.isSafeInteger(routeIndex) && routeIndex >= 0))
      assert.ok(
        zoomTarget === undefined ||
          (Math.abs(zoomTarget.coordinates.lat) <= 90 && Math.abs(zoomTarget.coordinates.lng) <= 180),
      )
      assert.ok(cameraRequestCount >= view.cameraRequestCount)
    },
    mutants: mutantsNamed('any number is a route index'),
    examples: messageTypes.map((type) => ({ view: initialMapView, message: mapMessage(type) })),
    show,
  }),
]
