import { colours, type DrawCommand, type Point } from '../page'

export const stopDot = (point: Point, hex: string, isPlanned: boolean): DrawCommand => ({
  kind: 'disc',
  center: point,
  radius: isPlanned ? 2.3 : 2.8,
  fill: hex,
  edge: { colour: isPlanned ? colours.paper : colours.ink, width: 0.7 },
})

/** A house in a square. */
export const headquartersSymbol = ({ x, y }: Point): ReadonlyArray<DrawCommand> => [
  {
    kind: 'box',
    box: { x: x - 5.5, y: y - 5.5, width: 11, height: 11 },
    radius: 2.5,
    fill: colours.ink,
    edge: colours.paper,
  },
  {
    kind: 'shape',
    points: [
      { x: x - 3.2, y: y + 2.9 },
      { x: x - 3.2, y: y - 0.7 },
      { x, y: y - 3.3 },
      { x: x + 3.2, y: y - 0.7 },
      { x: x + 3.2, y: y + 2.9 },
    ],
    fill: colours.paper,
  },
]
