import L from 'leaflet'

/** Nearer than this to a straight line, in pixels, a bend does not show under a line of five. */
const TOLERANCE = 1

/** What an SVG path says at a scale, seen from the first point; points that would not show are left out. */
export const pathData = (points: Float64Array, scale: number): string => {
  const [firstX, firstY] = [points[0] ?? 0, points[1] ?? 0]
  const pixels: L.Point[] = []
  let [lastX, lastY] = [NaN, NaN]
  for (let at = 0; at < points.length; at += 2) {
    const x = ((points[at] ?? 0) - firstX) * scale
    const y = ((points[at + 1] ?? 0) - firstY) * scale
    const isSame = Math.abs(x - lastX) < TOLERANCE && Math.abs(y - lastY) < TOLERANCE
    if (isSame && at < points.length - 2) continue
    pixels.push(L.point(x, y))
    lastX = x
    lastY = y
  }
  return `M${L.LineUtil.simplify(pixels, TOLERANCE).map(written).join('L')}`
}

const written = ({ x, y }: L.Point): string => `${tenths(x)} ${tenths(y)}`

const tenths = (length: number): number => Math.round(length * 10) / 10
