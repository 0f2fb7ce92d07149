import '../../../src/ui/design/index.css'
import { initialMapView, type MapView } from '../../../src/domain/map'
import { type Plan, moveStop } from '../../../src/domain/plan'
import { waitForPaint } from './wait-for-paint'
import { pan, panAndZoom, zoomOut, type PanResult } from './pan-and-zoom'
import type { BaseLayer, MapStyle, OpenStyle } from './styles/map-style'
import * as E from 'fp-ts/Either'
import { isJsonObject } from '../../../src/domain/parse'
import { decodeProjectDocument } from '../../../contract/project'
import { decodeStops } from '../../../contract/stop'

export type StyleName = 'ours' | 'naive' | 'react'

const styles: Readonly<Record<StyleName, () => Promise<OpenStyle>>> = {
  ours: async () => (await import('./styles/ours')).openOurs,
  naive: async () => (await import('./styles/naive')).openNaive,
  react: async () => (await import('./styles/react')).openReact,
}

/** The functions of the measured page; each resolves once its effect is on the screen. */
export type MeasuredPage = {
  /** a frame without changes, to measure the cost of a call */
  readonly waitForFrame: () => Promise<void>
  readonly open: (style: StyleName, baseLayer: BaseLayer) => Promise<void>
  readonly draw: () => Promise<void>
  /** shows one route alone, or all of them again */
  readonly showRoute: (route: number | undefined) => Promise<void>
  /** moves a stop to the next route */
  readonly move: (round: number) => Promise<void>
  readonly panAndZoom: () => Promise<PanResult>
  /** shows the surroundings of a stop, so many levels further away than a stop is shown */
  readonly showStop: (levelsFurther: number) => Promise<void>
  readonly pan: () => Promise<PanResult>
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
  open: async (style, baseLayer) => {
    const container = document.getElementById('place')
    if (container === null) throw new Error('There is no place for the map.')
    plan = await fetchCountryPlan()
    currentStyle = (await styles[style]())(container, baseLayer)
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
  showStop: async (levelsFurther) => {
    const [stop] = plan?.stops ?? []
    const coordinates = stop?.facts.coordinates
    if (stop === undefined || coordinates === undefined) throw new Error('There is no stop to show.')
    await showAndPaint(plan, {
      ...initialMapView,
      zoomTarget: { coordinates, stopId: stop.facts.id, hidesOthers: false },
    })
    for (let level = 0; level < levelsFurther; level += 1) await zoomOut()
  },
  pan,
}

/** Decoded from the documents of a server, as every plan is. */
const fetchCountryPlan = async (): Promise<Plan> => {
  const json: unknown = await (await fetch('country.json')).json()
  const { document, stops } = isJsonObject(json) ? json : {}
  return { ...unwrap(decodeProjectDocument(document)), stops: unwrap(decodeStops(stops)) }
}

/** Moves a stop to the next route; each round another one. */
const moveAStop = (before: Plan, round: number): Plan => {
  const from = before.routes[(round * 7) % before.routes.length]
  const to = before.routes[(round * 7 + 1) % before.routes.length]
  return unwrap(moveStop(before, { id: from?.visits[10]?.id ?? '', to: to?.index ?? 0, number: undefined }))
}

const unwrap = <A>(outcome: E.Either<unknown, A>): A => {
  if (E.isLeft(outcome)) throw new Error(`The measured plan is refused: ${JSON.stringify(outcome.left)}`)
  return outcome.right
}
