import '../../../src/ui/design/index.css'
import { initialMapView, type MapView } from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import { moveAStop, fetchCountryPlan } from './country'
import { waitForPaint } from './wait-for-paint'
import { panAndZoom, type PanResult } from './pan-and-zoom'
import type { BaseLayer, MapStyle, OpenStyle } from './styles/map-style'

export type StyleName = 'ours' | 'naive' | 'react'

const styles: Readonly<Record<StyleName, () => Promise<OpenStyle>>> = {
  ours: async () => (await import('./styles/ours')).openOurs,
  naive: async () => (await import('./styles/naive')).openNaive,
  react: async () => (await import('./styles/react')).openReact,
}

/** What can be asked of the measuring page; each call answers once its effect is on the screen. */
export type MeasuredPage = {
  /** a frame in which nothing changes, to measure the cost of asking */
  readonly waitForFrame: () => Promise<void>
  readonly open: (style: StyleName, ground: BaseLayer) => Promise<void>
  readonly draw: () => Promise<void>
  /** shows one route alone, or all of them again */
  readonly showRoute: (route: number | undefined) => Promise<void>
  /** moves a stop to the next route */
  readonly move: (round: number) => Promise<void>
  readonly panAndZoom: () => Promise<PanResult>
}

declare global {
  var measured: MeasuredPage
}

let currentStyle: MapStyle | undefined
let plan: Plan | undefined
let view: MapView = initialMapView

const showAndPaint = async (nextPlan: Plan | undefined, nextView: MapView): Promise<void> => {
  plan = nextPlan
  view = { ...nextView, cameraRequestCount: view.cameraRequestCount + 1 }
  if (plan !== undefined) currentStyle?.show(plan, view)
  await waitForPaint()
}

globalThis.measured = {
  waitForFrame: waitForPaint,
  open: async (style, ground) => {
    const container = document.getElementById('place')
    if (container === null) throw new Error('There is no place for the map.')
    plan = await fetchCountryPlan()
    currentStyle = (await styles[style]())(container, ground)
    await waitForPaint()
  },
  draw: () => showAndPaint(plan, initialMapView),
  showRoute: (route) => showAndPaint(plan, { ...initialMapView, routeIndex: route }),
  move: async (round) => {
    if (plan === undefined) return
    const next = moveAStop(plan, round)
    plan = next
    currentStyle?.show(next, view)
    await waitForPaint()
  },
  panAndZoom,
}
