import L from 'leaflet'

/** Nearer than this to a straight line, in pixels, a bend does not show under a line of five. */
const TOLERANCE = 1

/** What an SVG path says at a scale, seen from the first point; points that would not show are left out. */
export const pathData = (points: Float64Array, scale: number): string => {
  const [firstX, firstY] = [points[0] ?? 0, points[1] ?? 0]
  const pixels: L.Point[] = []
  let [lastX, lastY] = [NaN, NaN]
  for (let index = 0; index < points.length; index += 2) {
    const x = ((points[index] ?? 0) - firstX) * scale
    const y = ((points[index + 1] ?? 0) - firstY) * scale
    const isSame = Math.abs(x - lastX) < TOLERANCE && Math.abs(y - lastY) < TOLERANCE
    if (isSame && index < points.length - 2) continue
    pixels.push(L.point(x, y))
    lastX = x
    lastY = y
  }
  return `M${L.LineUtil.simplify(pixels, TOLERANCE).map(formatPoint).join('L')}`
}

const formatPoint = ({ x, y }: L.Point): string => `${roundToTenth(x)} ${roundToTenth(y)}`

const roundToTenth = (length: number): number => Math.round(length * 10) / 10
