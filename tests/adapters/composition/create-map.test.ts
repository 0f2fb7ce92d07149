import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { openMapDisplay } from '../../../src/adapters/composition/create-map'
import {
  mapActions,
  MapStore,
  MapContentStore,
  type MapDisplay,
  type MapEventHandlers,
} from '../../../src/application/map'
import { DriversStore } from '../../../src/application/driver'
import { DragStore } from '../../../src/application/move/drag-store'
import { MoveDialogStore } from '../../../src/application/move/move-dialog-store'
import { PlanStore } from '../../../src/application/plan'
import { selectionActions } from '../../../src/application/selection'
import { SessionStore } from '../../../src/application/session'
import { plan as aPlan, stopsIn } from '../../domain/map/drawn'

const noHandlers: MapEventHandlers = {
  onHighlight: () => undefined,
  onRouteClick: () => undefined,
  onStopOpen: () => undefined,
  stopUrlOf: () => '/',
  onAreaSelect: () => undefined,
  onPinSelect: () => undefined,
  onStopMove: () => undefined,
  onEscape: () => undefined,
}

const namedDisplay = (name: string, seen: string[]): MapDisplay => ({
  show: (content) => seen.push(`${name} shows ${stopsIn(content)}`),
  showCurrentPlanLines: (lines) => seen.push(`${name} traces ${lines.size}`),
  highlight: (item) => seen.push(`${name} points ${item?.kind ?? 'nowhere'}`),
  showSelection: (stops) => seen.push(`${name} selects ${[...stops].join(' ')}`),
  setTool: (tool) => seen.push(`${name} draws a ${tool ?? 'nothing'}`),
  showProposedPoint: (coordinates) => seen.push(`${name} proposes ${coordinates?.lat ?? 'nothing'}`),
  showMovablePin: (pin) => seen.push(`${name} moves ${pin?.name ?? 'nothing'}`),
  focusPin: () => seen.push(`${name} focuses the pin`),
  showMovePreview: (drag) => seen.push(`${name} drags ${drag?.stops.join(' ') ?? 'nothing'}`),
  moveCamera: (move) => seen.push(`${name} looks ${move}`),
  focus: () => seen.push(`${name} has the focus`),
  close: () => seen.push(`${name} closes`),
})

const openDisplays = async (...names: ReadonlyArray<string>) => {
  const [plan, currentPlan, map, session] = [new PlanStore(), new PlanStore(), new MapStore(), new SessionStore()]
  const selection = selectionActions()
  const seen: string[] = []
  const mapDisplay = openMapDisplay<string>({
    openDisplay: (name) => (name === '' ? TE.left({ kind: 'unreachable' }) : TE.right(namedDisplay(name, seen))),
    contentStore: new MapContentStore({
      plan,
      currentPlan,
      map,
      move: { drag: new DragStore(), dialog: new MoveDialogStore() },
      driver: new DriversStore(),
      session,
    }),
    map,
    selection: selection.store,
  })
  const closes: Array<() => void> = []
  for (const name of names) {
    const display = await mapDisplay.open(name, noHandlers)
    if (E.isRight(display)) closes.push(display.right)
  }
  seen.length = 0
  return { plan, currentPlan, map, selection, seen, mapDisplay, closes }
}

describe('openMapDisplay', () => {
  it('an open display draws only what has changed', async () => {
    const { plan, map, selection, seen } = await openDisplays('one')
    plan.set({ kind: 'open', project: { id: 'p1', name: '' }, createdAt: undefined, version: 1, plan: aPlan })
    mapActions({ map }).highlight({ kind: 'route', index: 0 })
    mapActions({ map }).setProposedPoint({ lat: 52, lng: 5 })
    selection.set(['a', 'b'])
    mapActions({ map }).chooseTool('lasso')
    expect(seen).toEqual([
      'one shows a b c loose',
      'one points route',
      'one proposes 52',
      'one selects a b',
      'one draws a lasso',
    ])
  })

  it('an open display draws the lines of the current plan while another plan is proposed', async () => {
    const { currentPlan, seen } = await openDisplays('one')
    const project = { id: 'p1', name: '' }
    currentPlan.set({ kind: 'open', project, createdAt: undefined, version: 1, plan: aPlan })
    currentPlan.set({ kind: 'closed' })
    expect(seen).toEqual(['one traces 2', 'one traces 0'])
  })

  it('a closed display is not called any more', async () => {
    const { map, seen, mapDisplay, closes } = await openDisplays('one')
    for (const close of closes) close()
    mapActions({ map }).highlight({ kind: 'route', index: 0 })
    mapDisplay.moveCamera('fit')
    expect(seen).toEqual(['one closes'])
  })

  it('the display that was opened last gets camera and focus, even if the one before closes late', async () => {
    const { seen, mapDisplay, closes } = await openDisplays('one', 'two')
    closes[0]?.()
    mapDisplay.moveCamera('closer')
    mapDisplay.focus()
    expect(seen).toEqual(['one closes', 'two looks closer', 'two has the focus'])
  })

  it('the camera moves nothing where no display could be opened', async () => {
    const { seen, mapDisplay } = await openDisplays('')
    mapDisplay.moveCamera('fit')
    expect(seen).toEqual([])
  })
})
