import { waitForPaint } from './wait-for-paint'

/** Frames a second while panning, at three zoom levels. */
export type PanResult = { readonly framesASecond: number; readonly seconds: number; readonly frames: number }

const DRAG_STEPS = 60
const STEP_PX = 12
const WHEEL_STEPS = 3
const ZOOM_LEVELS = 3

/** Pans, zooms in with the wheel, and repeats until there are no groups. */
export const panAndZoom = async (): Promise<PanResult> => {
  const map = document.querySelector('.leaflet-container')
  if (map === null) throw new Error('There is no map.')
  let [frames, ms] = [0, 0]
  for (let level = 0; level < ZOOM_LEVELS; level += 1) {
    ms += await dragAround(map)
    frames += DRAG_STEPS
    const wheelSteps = level < ZOOM_LEVELS - 1 ? WHEEL_STEPS : 0
    for (let wheelStep = 0; wheelStep < wheelSteps; wheelStep += 1) await zoomIn(map)
  }
  return { framesASecond: (frames / ms) * 1000, seconds: ms / 1000, frames }
}

/** Pans where the map is. */
export const pan = async (): Promise<PanResult> => {
  const map = document.querySelector('.leaflet-container')
  if (map === null) throw new Error('There is no map.')
  const ms = await dragAround(map)
  return { framesASecond: (DRAG_STEPS / ms) * 1000, seconds: ms / 1000, frames: DRAG_STEPS }
}

export const zoomOut = async (): Promise<void> => {
  document.querySelector<HTMLElement>('.leaflet-control-zoom-out')?.click()
  await new Promise((resume) => setTimeout(resume, ZOOM_MS))
  await waitForPaint()
}

const nextFrame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))

const centreOf = (map: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = map.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Pans in a wide zigzag and back, so that the next zoom level is over land too. */
const dragAround = async (map: Element): Promise<number> => {
  const { x, y } = centreOf(map)
  const dispatchMouse = (kind: string, dx: number, dy: number): boolean => {
    const options = { clientX: x + dx, clientY: y + dy, bubbles: true, cancelable: true }
    return map.dispatchEvent(new MouseEvent(kind, { ...options, button: 0, buttons: 1, view: window }))
  }
  dispatchMouse('mousedown', 0, 0)
  const start = await nextFrame()
  let end = start
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    const distance = step <= DRAG_STEPS / 2 ? step : DRAG_STEPS - step
    dispatchMouse('mousemove', distance * STEP_PX, (distance % 8) * 4)
    end = await nextFrame()
  }
  dispatchMouse('mouseup', 0, 0)
  await waitForPaint()
  return end - start
}

const ZOOM_MS = 600

const zoomIn = async (map: Element): Promise<void> => {
  const { x, y } = centreOf(map)
  map.dispatchEvent(new WheelEvent('wheel', { clientX: x, clientY: y, deltaY: -120, bubbles: true, cancelable: true }))
  await new Promise((resume) => setTimeout(resume, ZOOM_MS))
  await waitForPaint()
}
