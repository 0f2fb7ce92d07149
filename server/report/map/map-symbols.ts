import { colours, type Ink, type Point } from '../page'

export const stopDot = (at: Point, hex: string, isPlanned: boolean): Ink => ({
  kind: 'disc',
  at,
  radius: isPlanned ? 2.3 : 2.8,
  fill: hex,
  edge: { colour: isPlanned ? colours.paper : colours.ink, width: 0.7 },
})

/** The sign of the headquarters: a house in a square. */
export const headquartersSign = ({ x, y }: Point): ReadonlyArray<Ink> => [
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
