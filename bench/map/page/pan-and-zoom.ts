import { painted } from './wait-for-paint'

/** Frames a second while the map is pulled about, at three zoom levels. */
export type Roamed = { readonly framesASecond: number; readonly seconds: number; readonly frames: number }

const PULLS = 60
const STEP = 12
const NOTCHES = 3
const DEPTHS = 3

/** Pulls the map about, zooms in with the wheel, and repeats that until there are no clusters. */
export const roam = async (): Promise<Roamed> => {
  const map = document.querySelector('.leaflet-container')
  if (map === null) throw new Error('There is no map.')
  let [frames, ms] = [0, 0]
  for (let depth = 0; depth < DEPTHS; depth += 1) {
    ms += await pulled(map)
    frames += PULLS
    const notches = depth < DEPTHS - 1 ? NOTCHES : 0
    for (let notch = 0; notch < notches; notch += 1) await closer(map)
  }
  return { framesASecond: (frames / ms) * 1000, seconds: ms / 1000, frames }
}

const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))

const middle = (map: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = map.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Pulls the map along in a wide zigzag and back again, so that the next zoom level is over land too. */
const pulled = async (map: Element): Promise<number> => {
  const { x, y } = middle(map)
  const press = (kind: string, aside: number, down: number): boolean => {
    const at = { clientX: x + aside, clientY: y + down, bubbles: true, cancelable: true }
    return map.dispatchEvent(new MouseEvent(kind, { ...at, button: 0, buttons: 1, view: window }))
  }
  press('mousedown', 0, 0)
  const start = await frame()
  let end = start
  for (let pull = 1; pull <= PULLS; pull += 1) {
    const along = pull <= PULLS / 2 ? pull : PULLS - pull
    press('mousemove', along * STEP, (along % 8) * 4)
    end = await frame()
  }
  press('mouseup', 0, 0)
  await painted()
  return end - start
}

const ZOOM_MS = 600

const closer = async (map: Element): Promise<void> => {
  const { x, y } = middle(map)
  map.dispatchEvent(new WheelEvent('wheel', { clientX: x, clientY: y, deltaY: -120, bubbles: true, cancelable: true }))
  await new Promise((resume) => setTimeout(resume, ZOOM_MS))
  await painted()
}
